import type { Kind, TextsByStars } from './review-text.ts'

/** A thing that people hold, wear or put on the table, and whose colour they choose. */
const thing: TextsByStars = {
  5: [
    [
      'Worth every peso',
      'Vale cada peso',
      'Better finish than I expected at this price.',
      'Mejor acabado de lo que esperaba por este precio.',
    ],
    [
      'I love it',
      'Me encantó',
      'Nicer in the hand than in the picture, and the color is the right one.',
      'Más bonito en la mano que en la foto, y el color es el correcto.',
    ],
  ],
  4: [
    [
      'Almost perfect',
      'Casi perfecto',
      'All good, only that I had to go to another branch for the color.',
      'Todo bien, solo que tuve que ir a otra sucursal por el color.',
    ],
  ],
  2: [
    ['Expected more', 'Esperaba más', 'The finish is weak for daily use.', 'El acabado es débil para el uso diario.'],
    [
      'The color is different',
      'El color es otro',
      'It is darker than in the picture.',
      'Es más oscuro que en la foto.',
    ],
  ],
  1: [
    [
      'Arrived scratched',
      'Llegó rayado',
      'It came with a scratch and I had to go and change it.',
      'Vino con un rayón y tuve que ir a cambiarlo.',
    ],
  ],
}

/** A case without a colour of its own: as many texts as of another thing, since these decide how many reviews there are. */
const clearThing: TextsByStars = {
  5: [
    [
      'Worth every peso',
      'Vale cada peso',
      'Better finish than I expected at this price.',
      'Mejor acabado de lo que esperaba por este precio.',
    ],
    ['I love it', 'Me encantó', 'Nicer in the hand than in the picture.', 'Más bonita en la mano que en la foto.'],
  ],
  4: [
    [
      'Almost perfect',
      'Casi perfecta',
      'All good, only that I had to go to another branch for it.',
      'Todo bien, solo que tuve que ir a otra sucursal a buscarla.',
    ],
  ],
  2: [
    ['Expected more', 'Esperaba más', 'The finish is weak for daily use.', 'El acabado es débil para el uso diario.'],
    [
      'Not so clear',
      'No tan clara',
      'It is less transparent than in the picture.',
      'Es menos transparente que en la foto.',
    ],
  ],
  1: thing[1] as TextsByStars[number],
}

const electric: TextsByStars = {
  5: [
    [
      'Perfect',
      'Perfecto',
      'It came sealed and complete. It works from the first minute.',
      'Llegó sellado y completo. Funciona desde el primer minuto.',
    ],
  ],
  1: [
    [
      'It failed in a week',
      'Se dañó en una semana',
      'It stopped working after a week. They honored the warranty at the branch.',
      'Dejó de funcionar a la semana. En la sucursal me respetaron la garantía.',
    ],
  ],
}

const withManual: TextsByStars = {
  4: [
    [
      'Good buy',
      'Buena compra',
      'Good quality. I would have liked a longer manual.',
      'Buena calidad. Me habría gustado un manual más completo.',
    ],
  ],
}

const carried: TextsByStars = {
  4: [
    ['Solid', 'Resistente', 'It has fallen twice and still looks new.', 'Se me ha caído dos veces y sigue como nuevo.'],
  ],
}

const measured: TextsByStars = {
  3: [
    [
      'Smaller than I thought',
      'Más pequeño de lo que pensaba',
      'Look at the measurements before you buy. It works well.',
      'Fíjense en las medidas antes de comprar. Funciona bien.',
    ],
  ],
}

const phone: TextsByStars = {
  5: [
    [
      'The battery lasts',
      'La batería dura',
      'I charge it at night and it reaches the next one without worry.',
      'Lo cargo en la noche y llega a la otra sin apuro.',
    ],
    [
      'Great photos',
      'Qué fotos',
      'The photos of my niece’s birthday look as if a professional had taken them.',
      'Las fotos del cumpleaños de mi sobrina parecen de profesional.',
    ],
    [
      'Fast and clear',
      'Rápido y claro',
      'Apps open at once and you see the screen even under the sun.',
      'Las aplicaciones abren de una vez y la pantalla se ve hasta bajo el sol.',
    ],
    [
      'A big change',
      'Un gran cambio',
      'I came from a phone of five years. Everything passed over in half an hour.',
      'Venía de un celular de cinco años. Todo se pasó en media hora.',
    ],
  ],
  4: [
    [
      'Good phone',
      'Buen celular',
      'Smooth and light. At night the camera suffers a little.',
      'Fluido y liviano. De noche la cámara sufre un poco.',
    ],
    [
      'It does it all',
      'Cumple con todo',
      'Works with both SIM cards. The speaker could be louder.',
      'Trabaja con los dos chips. La bocina podría sonar más.',
    ],
  ],
  3: [
    [
      'It gets warm',
      'Se calienta',
      'Good in general, but it gets warm in long games.',
      'Bueno en general, pero se calienta en juegos largos.',
    ],
  ],
}

const tablet: TextsByStars = {
  5: [
    [
      'For the whole family',
      'Para toda la familia',
      'The children study with it and at night we watch series.',
      'Los niños estudian con ella y en la noche vemos series.',
    ],
    [
      'The battery lasts',
      'La batería dura',
      'I charge it every two days, and I read a lot.',
      'La cargo cada dos días, y eso que leo mucho.',
    ],
  ],
  4: [
    [
      'Good screen',
      'Buena pantalla',
      'Clear colors. The camera is just that.',
      'Colores claros. La cámara es lo justo.',
    ],
  ],
}

const sound: TextsByStars = {
  5: [
    ['It sounds huge', 'Suena brutal', 'Clear voices and bass you can feel.', 'Voces claras y un bajo que se siente.'],
  ],
  4: [
    [
      'Good sound',
      'Buen sonido',
      'Very good in the middle; at full volume it distorts a bit.',
      'Muy bueno a medio volumen; a todo volumen distorsiona un poco.',
    ],
  ],
}

const wirelessSound: TextsByStars = {
  5: [
    [
      'Connects alone',
      'Se conecta solo',
      'I turn it on and it finds my phone. It lasts all afternoon.',
      'Lo enciendo y encuentra mi celular. Dura toda la tarde.',
    ],
  ],
  2: [['Short reach', 'Poco alcance', 'If I leave the room it cuts.', 'Si salgo de la habitación se corta.']],
}

const wiredSound: TextsByStars = {
  5: [
    [
      'No battery, no worry',
      'Sin batería, sin apuro',
      'I plug it in and it plays. I never have to charge it.',
      'Lo conecto y suena. Nunca tengo que cargarlo.',
    ],
  ],
}

const charger: TextsByStars = {
  4: [['Charges well', 'Carga bien', 'It gets a little warm, nothing serious.', 'Se calienta un poco, nada grave.']],
}

const fastCharger: TextsByStars = {
  5: [
    [
      'Charges fast',
      'Carga rápido',
      'From 10 to 80 percent while I have breakfast.',
      'De 10 a 80 por ciento mientras desayuno.',
    ],
  ],
}

const carCharger: TextsByStars = {
  5: [
    [
      'Full when I arrive',
      'Llega lleno',
      'With the traffic of every day my phone is charged when I get to work.',
      'Con el tapón de cada día, llego al trabajo con el celular cargado.',
    ],
  ],
}

const cable: TextsByStars = {
  5: [
    [
      'The ends hold',
      'Las puntas aguantan',
      'Three months in my bag and no end has come loose.',
      'Tres meses en el bulto y no se le ha aflojado ninguna punta.',
    ],
  ],
  4: [['Charges well', 'Carga bien', 'A little stiff at first.', 'Un poco duro al principio.']],
}

const powerBank: TextsByStars = {
  5: [
    [
      'For the power cuts',
      'Para los apagones',
      'I no longer worry when the light goes.',
      'Ya no me preocupo cuando se va la luz.',
    ],
  ],
  4: [['Charges well', 'Carga bien', 'It gets a little warm, nothing serious.', 'Se calienta un poco, nada grave.']],
}

const phoneCase: TextsByStars = {
  5: [
    [
      'It fits to the millimeter',
      'Queda al milímetro',
      'The opening for the cameras is where it should be.',
      'La abertura de las cámaras queda donde debe.',
    ],
    [
      'It saved my phone',
      'Me salvó el celular',
      'It fell down the stairs and nothing happened to it.',
      'Se cayó por la escalera y no le pasó nada.',
    ],
  ],
  4: [
    [
      'Good fit',
      'Buen ajuste',
      'It fits well. A little tight to take off.',
      'Queda bien. Un poco apretada para quitarla.',
    ],
  ],
}

const glass: TextsByStars = {
  5: [
    [
      'It saved my screen',
      'Me salvó la pantalla',
      'The phone fell face down: the glass broke and the screen did not.',
      'El celular cayó boca abajo: se rompió la mica y la pantalla no.',
    ],
    [
      'Not one bubble',
      'Ni una burbuja',
      'They placed it for me at the branch in five minutes.',
      'Me la pusieron en la sucursal en cinco minutos.',
    ],
  ],
  3: [['It marks', 'Se marca', 'It protects, but fingerprints show.', 'Protege, pero se le ven las huellas.']],
}

const repair: TextsByStars = {
  5: [
    [
      'Like new',
      'Como nuevo',
      'My technician fitted it in twenty minutes and the phone came back to life.',
      'Mi técnico lo puso en veinte minutos y el celular revivió.',
    ],
  ],
  4: [
    [
      'Good part',
      'Buena pieza',
      'Works the same as the original. It came well packed.',
      'Trabaja igual que la original. Vino bien empacada.',
    ],
  ],
}

const cells: TextsByStars = {
  5: [
    [
      'They last',
      'Duran',
      'Months in the remote control and still at full strength.',
      'Meses en el control y todavía con fuerza.',
    ],
  ],
}

/** What is said of some kinds of products besides. A product may be of several. */
export const byKind: readonly Kind[] = [
  { categories: [1, 2, 5, 9, 11, 16, 33, 36, 40, 43, 50, 51, 52, 53], texts: thing },
  { categories: [12], name: /clear case/, texts: clearThing },
  { categories: [12], name: /(silicone|shockproof|magnetic|wallet) case/, texts: thing },
  { categories: [1, 5, 11, 16, 19, 33, 36, 40, 43, 50, 52], texts: electric },
  { name: /smart watch|station|multimeter|lamp|ring light|wireless charging/, texts: electric },
  { categories: [5, 33, 36, 43], texts: withManual },
  { name: /smart watch|station|multimeter|noise-cancelling/, texts: withManual },
  { categories: [1, 12, 33, 40, 52], texts: carried },
  { name: /\bwatch$|\bwatch,|Bluetooth speaker|earbuds/, texts: carried },
  { categories: [2, 5, 36, 40, 43, 51, 53], texts: measured },
  { categories: [1], texts: phone },
  { categories: [33], texts: tablet },
  { categories: [5, 16], texts: sound },
  { categories: [16], name: /wireless|noise-cancelling|earbuds/, texts: wirelessSound },
  { categories: [5], name: /Bluetooth|party/, texts: wirelessSound },
  { categories: [16], name: /wired ear|with microphone/, texts: wiredSound },
  { categories: [11], texts: charger },
  { categories: [11], name: /([2-9]\d|\d{3}) W .*(wall|desktop)/, texts: fastCharger },
  { categories: [11], name: /car charger/, texts: carCharger },
  { categories: [9], texts: cable },
  { categories: [40], texts: powerBank },
  { categories: [12], texts: phoneCase },
  { categories: [34], texts: glass },
  { name: /replacement battery|touch screen for/, texts: repair },
  { name: /AAA? batteries|coin cells/, texts: cells },
]
