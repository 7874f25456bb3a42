### The end of a game: why it is over, one thing to learn from it, and what the score is made of.

ending-won = { $freed ->
    [one] Una { -free-person } es libre
   *[other] { $freed } { -free-people } son libres
}; el objetivo era { $goal }
ending-beyond-reach = { $people ->
    [one] Una { -person } fue vendida fuera de alcance en la ronda { $round }
   *[other] { $people } { -people } fueron vendidas fuera de alcance en la ronda { $round }
}
ending-freed = { $freed ->
    [0] Terminaron las ocho rondas y nadie es libre; el objetivo era { $goal }
    [one] Terminaron las ocho rondas y una { -free-person } es libre; el objetivo era { $goal }
   *[other] Terminaron las ocho rondas y { $freed } { -free-people } son libres; el objetivo era { $goal }
}
ending-support = { $left ->
    [one] Terminaron las ocho rondas y aún faltaba una ficha de Apoyo
   *[other] Terminaron las ocho rondas y aún faltaban { $left } fichas de Apoyo
}

## One thing to learn

lesson-won = El último Apoyo se compró en la ronda { $support } y el objetivo se alcanzó en la ronda { $freed }. { $people ->
    [0] Nadie fue vendido fuera de alcance.
    [one] Una { -person } fue vendida fuera de alcance por el camino.
   *[other] { $people } { -people } fueron vendidas fuera de alcance por el camino.
}
lesson-no-support = No se compró ningún Apoyo. Para ganar hace falta todo, y solo el último Apoyo de un período abre las fichas que mueven a más { -people }.
lesson-worst-round = La ronda { $round } fue la que más costó: { $people ->
    [one] una { -person } fue vendida
   *[other] { $people } { -people } fueron vendidas
} fuera de alcance. { $tokens ->
    [0] { $dollars ->
        [0] Entonces no quedaban ni dinero ni fichas; más { -people } tendrían que haber salido de las plantaciones en las rondas anteriores.
       *[other] Entonces había ${ $dollars } sin gastar.
    }
    [one] Entonces quedaba sin jugar una ficha que podía haber movido a { -people } o recaudado dinero{ $dollars ->
        [0] .
       *[other] , además de ${ $dollars }.
    }
   *[other] Entonces quedaban sin jugar { $tokens } fichas que podían haber movido a { -people } o recaudado dinero{ $dollars ->
        [0] .
       *[other] , además de ${ $dollars }.
    }
}
lesson-late-support = { $round ->
    [0] No se compró ningún Apoyo.
   *[other] El primer Apoyo se compró en la ronda { $round }.
} { $left ->
    [one] Al final faltaba uno,
   *[other] Al final faltaban { $left },
} con ${ $dollars } en mano.
lesson-late-freed = { $round ->
    [0] Nadie llegó a Canadá.
   *[other] La primera { -free-person } llegó a Canadá en la ronda { $round }.
} { $captured ->
    [0] Nadie fue capturado por el camino.
    [one] Una fue capturada por el camino.
   *[other] { $captured } fueron capturadas por el camino.
}
