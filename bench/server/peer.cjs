/** boardgame.io's own server with a trivial game, kept in memory, at loopback only; says its port once it listens. */
const net = require("node:net");
const { Server } = require("boardgame.io/server");

const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (port, ...rest) {
  return listen.call(this, port, "127.0.0.1", ...rest);
};

const game = {
  name: "counting",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }) => {
      G.count += 1;
    },
  },
};

Server({ games: [game], origins: [] })
  .run(0)
  .then(({ appServer }) => console.log(appServer.address().port));
process.stdin.on("end", () => process.exit(0)).resume();
