-- Written by the server of step 7 and killed: the newest sayings are not filed yet.
CREATE TABLE chat (
    game TEXT NOT NULL REFERENCES games,
    id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, id)
) STRICT, WITHOUT ROWID;
INSERT INTO "chat" VALUES('running',1,0,'Good evening',1700000050);
INSERT INTO "chat" VALUES('running',2,-1,'Shall we go on tomorrow?',1700000051);
CREATE TABLE filed (id INTEGER PRIMARY KEY, game TEXT NOT NULL, sayings TEXT NOT NULL) STRICT;
INSERT INTO "filed" VALUES(1,'running','[[0,1700000000,-2,"",1,0,[376,361,367,366,300,343,304,307,298,268],[]]]');
INSERT INTO "filed" VALUES(2,'running','[[10,1700000005,0,"key-1",1,0,[4],[]],[11,1700000010,0,"key-2",1,0,[45],[]],[12,1700000015,0,"key-3",1,0,[45],[{"id":"reason-test","args":{"n":3}}]],[13,1700000020,1,"key-4",1,0,[54],[]],[14,1700000025,1,"key-5",1,0,[54],[]],[15,1700000030,0,"key-6",1,0,[0],[]]]');
INSERT INTO "filed" VALUES(3,'older','[[0,1700000050,-2,"",1,0,[900,3],[]]]');
CREATE TABLE fresh (batch INTEGER PRIMARY KEY, sayings TEXT NOT NULL) STRICT;
INSERT INTO "fresh" VALUES(1,'[["running",[16,1700000035,1,"key-7",1,0,[0],[]]]]');
INSERT INTO "fresh" VALUES(2,'[["running",[16,1700000040,1,"",1,0,[],[]]]]');
INSERT INTO "fresh" VALUES(3,'[["running",[16,1700000045,0,"",1,0,[0],[]]]]');
INSERT INTO "fresh" VALUES(4,'[["running",[16,1700000045,1,"",1,0,[],[]]]]');
INSERT INTO "fresh" VALUES(5,'[["running",[16,1700000050,0,"key-after-undo",1,0,[31],[]]]]');
INSERT INTO "fresh" VALUES(12,'[["older",[2,1700000050,0,"older-key",8,2,[4,5],[]]]]');
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    setup TEXT NOT NULL,
    open_seed INTEGER NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    round INTEGER NOT NULL DEFAULT 0,
    outcome INTEGER NOT NULL DEFAULT 0
    , hints INTEGER NOT NULL DEFAULT 1, rules INTEGER NOT NULL DEFAULT 4, length INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
INSERT INTO "games" VALUES('older','{"players":1,"side":"normal","options":[],"roles":[],"seed":"x","names":[],"edition":"standard-1","position":""}',0,1700000050,1700000050,1,0,1,6,2);
INSERT INTO "games" VALUES('running','{"players":2,"side":"normal","options":["stretch-cards"],"roles":["agent","conductor"],"seed":"7","names":["Amara","Ben"],"edition":"standard-1","position":""}',1,1700000000,1700000030,1,0,0,9,16);
CREATE TABLE owner (name TEXT NOT NULL, batch INTEGER NOT NULL, reply BLOB NOT NULL) STRICT;
INSERT INTO "owner" VALUES('33814d93e715f6ba',11,X'92A080');
CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    player TEXT NOT NULL,
    muted INTEGER NOT NULL DEFAULT 0,
    seen INTEGER NOT NULL DEFAULT 0,
    note TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('older',0,'','person',0,0,'');
INSERT INTO "seats" VALUES('running',0,'Amara','person',0,7,'remember the lantern');
INSERT INTO "seats" VALUES('running',1,'Ben','computer:easy',1,3,'');
CREATE TABLE tokens (
    game TEXT NOT NULL REFERENCES games,
    hash BLOB NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (game, hash)
) STRICT, WITHOUT ROWID;
INSERT INTO "tokens" VALUES('older',X'6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F',0);
INSERT INTO "tokens" VALUES('running',X'6161616161616161616161616161616161616161616161616161616161616161',0);
INSERT INTO "tokens" VALUES('running',X'6262626262626262626262626262626262626262626262626262626262626262',1);
INSERT INTO "tokens" VALUES('running',X'6868686868686868686868686868686868686868686868686868686868686868',-1);
INSERT INTO "tokens" VALUES('running',X'7373737373737373737373737373737373737373737373737373737373737373',-2);
CREATE INDEX filed_game ON filed (game);
PRAGMA user_version = 7;
