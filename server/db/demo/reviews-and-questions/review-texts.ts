/** What people write, in both languages: title and comment. */
export type ReviewText = readonly [titleEn: string, titleEs: string, commentEn: string, commentEs: string]

/** By stars, for anything that a store sells. */
export const reviewTexts: Record<number, readonly ReviewText[]> = {
  5: [
    [
      'Just what I wanted',
      'Justo lo que quería',
      'It is exactly like the pictures. It arrived the next day.',
      'Es igualito a las fotos. Me llegó al otro día.',
    ],
    [
      'Highly recommended',
      'Lo recomiendo',
      'I have used it for a month and have nothing bad to say.',
      'Lo uso hace un mes y no tengo nada malo que decir.',
    ],
    [
      'Worth every peso',
      'Vale cada peso',
      'Better finish than I expected at this price.',
      'Mejor acabado de lo que esperaba por este precio.',
    ],
    [
      'Second one I buy',
      'El segundo que compro',
      'I bought one for myself and came back for one for my mother.',
      'Compré uno para mí y volví por uno para mi mamá.',
    ],
    [
      'Great service',
      'Excelente servicio',
      'They checked it with me at the branch before I took it home.',
      'Lo probaron conmigo en la sucursal antes de llevármelo.',
    ],
    [
      'I love it',
      'Me encantó',
      'Nicer in the hand than in the picture, and the color is the right one.',
      'Más bonito en la mano que en la foto, y el color es el correcto.',
    ],
    [
      'Perfect',
      'Perfecto',
      'It came sealed and complete. It works from the first minute.',
      'Llegó sellado y completo. Funciona desde el primer minuto.',
    ],
  ],
  4: [
    [
      'Very good',
      'Muy bueno',
      'It does what it promises. The box came a little dented, the product fine.',
      'Cumple lo que promete. La caja llegó un poco golpeada, el producto bien.',
    ],
    [
      'Good buy',
      'Buena compra',
      'Good quality. I would have liked a longer manual.',
      'Buena calidad. Me habría gustado un manual más completo.',
    ],
    [
      'Happy with it',
      'Conforme',
      'It works well every day. I take off a star because it took two days.',
      'Funciona bien a diario. Le quito una estrella porque tardó dos días.',
    ],
    [
      'Almost perfect',
      'Casi perfecto',
      'All good, only that I had to go to another branch for the color.',
      'Todo bien, solo que tuve que ir a otra sucursal por el color.',
    ],
    [
      'Good for the price',
      'Bueno por el precio',
      'There are better ones, but not at this price.',
      'Hay mejores, pero no a este precio.',
    ],
    ['Solid', 'Resistente', 'It has fallen twice and still looks new.', 'Se me ha caído dos veces y sigue como nuevo.'],
  ],
  3: [
    ['It is okay', 'Normal', 'Nothing special, but it does its work.', 'Nada del otro mundo, pero hace su trabajo.'],
    [
      'Smaller than I thought',
      'Más pequeño de lo que pensaba',
      'Look at the measurements before you buy. It works well.',
      'Fíjense en las medidas antes de comprar. Funciona bien.',
    ],
    [
      'Could be better',
      'Puede mejorar',
      'The product is good, the packaging is not.',
      'El producto es bueno, el empaque no.',
    ],
    [
      'Fair',
      'Regular',
      'I expected a little more, though for the price I keep it.',
      'Esperaba un poco más, aunque por el precio me lo quedo.',
    ],
  ],
  2: [
    [
      'Not for me',
      'No era para mí',
      'It works, but it is not what I imagined. I exchanged it without trouble.',
      'Funciona, pero no es lo que imaginaba. Lo cambié sin problema.',
    ],
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
      'It failed in a week',
      'Se dañó en una semana',
      'It stopped working after a week. They honoured the warranty at the branch.',
      'Dejó de funcionar a la semana. En la sucursal me respetaron la garantía.',
    ],
    [
      'Arrived scratched',
      'Llegó rayado',
      'It came with a scratch and I had to go and change it.',
      'Vino con un rayón y tuve que ir a cambiarlo.',
    ],
  ],
}

const phone: Record<number, readonly ReviewText[]> = {
  5: [
    [
      'The battery lasts',
      'La batería dura',
      'I charge it at night and it reaches the next one without worry.',
      'Lo cargo en la noche y llega a la otra sin apuro.',
    ],
    [
      'What photos',
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
const sound: Record<number, readonly ReviewText[]> = {
  5: [
    ['It sounds huge', 'Suena brutal', 'Clear voices and bass you can feel.', 'Voces claras y un bajo que se siente.'],
    [
      'Connects alone',
      'Se conecta solo',
      'I turn it on and it finds my phone. It lasts all afternoon.',
      'Lo enciendo y encuentra mi celular. Dura toda la tarde.',
    ],
  ],
  4: [
    [
      'Good sound',
      'Buen sonido',
      'Very good in the middle; at full volume it distorts a bit.',
      'Muy bueno a medio volumen; a todo volumen distorsiona un poco.',
    ],
  ],
  2: [['Short reach', 'Poco alcance', 'If I leave the room it cuts.', 'Si salgo de la habitación se corta.']],
}
const power: Record<number, readonly ReviewText[]> = {
  5: [
    [
      'Charges fast',
      'Carga rápido',
      'From 10 to 80 percent while I have breakfast.',
      'De 10 a 80 por ciento mientras desayuno.',
    ],
    [
      'For the power cuts',
      'Para los apagones',
      'I no longer worry when the light goes.',
      'Ya no me preocupo cuando se va la luz.',
    ],
  ],
  4: [['Charges well', 'Carga bien', 'It gets a little warm, nothing serious.', 'Se calienta un poco, nada grave.']],
}
const cover: Record<number, readonly ReviewText[]> = {
  5: [
    [
      'It fits to the millimetre',
      'Queda al milímetro',
      'Buttons and cameras are where they should be.',
      'Los botones y las cámaras quedan donde deben.',
    ],
    [
      'It saved my screen',
      'Me salvó la pantalla',
      'The phone fell face down and nothing happened.',
      'El celular cayó boca abajo y no le pasó nada.',
    ],
  ],
  4: [
    [
      'Good fit',
      'Buen ajuste',
      'It fits well. A little slippery at first.',
      'Queda bien. Un poco resbaloso al principio.',
    ],
  ],
  3: [['It marks', 'Se marca', 'It protects, but fingerprints show.', 'Protege, pero se le ven las huellas.']],
}
const repair: Record<number, readonly ReviewText[]> = {
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

/** What is said of some categories besides. */
export const categoryTexts: Record<number, Record<number, readonly ReviewText[]>> = {
  1: phone,
  33: phone,
  5: sound,
  16: sound,
  9: power,
  11: power,
  40: power,
  12: cover,
  34: cover,
  3: repair,
  25: repair,
}
