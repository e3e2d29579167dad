import { byKind } from './review-texts-by-kind.ts'
import { type OfKind, type ReviewText, type TextsByStars, kindsOf } from './review-text.ts'

/** What is said of a product, by stars: of anything that a store sells, and of things of its kind. */
export function textsFor(product: OfKind, stars: number): ReviewText[] {
  return [...kindsOf(byKind, product).flatMap(({ texts }) => texts[stars] ?? []), ...(ofAnything[stars] ?? [])]
}

const ofAnything: TextsByStars = {
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
      'Second one I buy',
      'El segundo que compro',
      'I bought one for myself and came back for one for my mother.',
      'Compré uno para mí y volví por uno para mi mamá.',
    ],
    [
      'Great service',
      'Excelente servicio',
      'They checked it with me at the branch before I took it home.',
      'Lo revisaron conmigo en la sucursal antes de llevármelo.',
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
      'Happy with it',
      'Conforme',
      'It does what it should. I take off a star because the delivery took two days.',
      'Cumple con lo que promete. Le quito una estrella porque la entrega tardó dos días.',
    ],
    [
      'Good for the price',
      'Bueno por el precio',
      'There are better ones, but not at this price.',
      'Hay mejores, pero no a este precio.',
    ],
  ],
  3: [
    ['It is okay', 'Normal', 'Nothing special, but it does its work.', 'Nada del otro mundo, pero hace su trabajo.'],
    [
      'Could be better',
      'Puede mejorar',
      'The product is good, the packaging is not.',
      'El producto es bueno, el empaque no.',
    ],
    [
      'Fair',
      'Regular',
      'I expected a little more, but at this price I am keeping it.',
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
    [
      'It took long',
      'Tardó mucho',
      'The product is fine, but it came four days later than they said.',
      'El producto está bien, pero llegó cuatro días después de lo dicho.',
    ],
  ],
  1: [
    [
      'Not the one I ordered',
      'No era el que pedí',
      'Another one came and I had to go and exchange it. They were kind, but I lost a day.',
      'Vino otro y tuve que ir a cambiarlo. Me atendieron bien, pero perdí un día.',
    ],
  ],
}
