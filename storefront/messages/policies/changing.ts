import type { Policy } from '../policies.ts'
import type { Messages } from '../use-messages.ts'

/**
 * What can be undone after buying: warranty, returns and cancellations. The figures are the store's own, the order's
 * life that of its states.
 */
export const changingPolicies: Messages<{ warranty: Policy; returns: Policy; cancellations: Policy }> = {
  en: {
    warranty: {
      title: 'Warranty',
      summary: 'Every product has 90 days of warranty, unless its page names another time.',
      sections: [
        {
          title: 'What it covers',
          paragraphs: [
            'Manufacturing faults that show in normal use. The 90 days count from the day you receive the product. Where the product page names another time, that one counts.',
          ],
        },
        {
          title: 'What it does not cover',
          points: [
            'Damage from falls, blows, liquids, fire or power surges.',
            'Equipment opened or repaired by others, or with its seals or serial number removed.',
            'Wear from use: scratches, worn cables, the normal ageing of a battery.',
            'Programs, accounts and data kept on the equipment. Save a copy before you bring it.',
          ],
        },
        {
          title: 'How to use it',
          steps: [
            'Bring the product with its accessories to any branch, with your order or invoice number.',
            'Our technicians look at it and tell you what they found and how long the repair takes. Within the warranty you pay nothing for it.',
            'If it is a manufacturing fault, we repair it. If it cannot be repaired, we change it for an equal one, or you get the amount back as a credit note.',
          ],
          more: { text: 'Find a branch', to: '/contact#branches' },
        },
        {
          title: 'Your rights by law',
          paragraphs: [
            'All this comes on top of what Law 358-05 on the rights of consumers gives you, and takes nothing away from it. If we do not find a solution together, you can turn to Pro Consumidor.',
          ],
        },
      ],
    },
    returns: {
      title: 'Returns',
      summary: 'You can return what you bought within 30 days, at the branch of your order.',
      sections: [
        {
          title: 'What can be returned',
          points: [
            'Equipment, opened or not, within 30 days from the day you receive it: phones, tablets, computers, watches, cameras, speakers, headphones and the like.',
            'Accessories within the same 30 days, in their closed package: cases, glass protectors, cables, chargers, power banks, memory cards and USB drives, parts, SIM cards and the like.',
            'Earbuds within the same 30 days, with their seal closed, for hygiene.',
            'Complete: box, accessories, manuals and gifts that came with it.',
            'Without damage from use, and with its account locks removed, such as Apple’s Find My or a Google account.',
          ],
        },
        {
          title: 'What cannot be returned',
          points: [
            'Accessories whose package was opened, glass protectors that were applied and SIM cards that were activated.',
            'Earbuds whose seal was broken.',
          ],
        },
        {
          title: 'How to return',
          steps: [
            'Request it in your account: open the order, press “Return products”, and choose what comes back, why, and how you want the amount. You get a return number.',
            'Bring it within the 30 days to the branch of your order, whose address and hours you see there, with that number or the number of the order, and your ID.',
            'The branch checks it with you. When it accepts it, you get what you chose: a credit note in your name for your next orders, which does not expire, or your money back to the card, the PayPal account or the balance that paid.',
          ],
          more: { text: 'Go to your orders', to: '/account/orders' },
        },
        {
          title: 'Good to know',
          points: [
            'What you paid in cash or by bank deposit comes back as a credit note, and what was charged to your store credit lowers what you owe. The cost of the delivery is not given back.',
            'What you bought at the counter of a branch goes back to that branch, with your receipt.',
          ],
        },
        {
          title: 'If it is faulty or we were wrong',
          paragraphs: [
            'What has a fault or is not what you ordered can be returned opened as well.',
            'If you received another product or a damaged one, we take care of the way back and its cost. Tell us as soon as you notice.',
          ],
        },
        {
          title: 'Your rights by law',
          paragraphs: [
            'All this comes on top of what Law 358-05 on the rights of consumers gives you, and takes nothing away from it. If we do not find a solution together, you can turn to Pro Consumidor.',
          ],
        },
      ],
    },
    cancellations: {
      title: 'Cancellations',
      summary: 'You can cancel an order yourself as long as it is not in shipping.',
      sections: [
        {
          title: 'Until when',
          paragraphs: [
            'While an order is received, being prepared, ready or on hold, it has a “Cancel order” button in your account, under Orders. Once it is dispatched it can no longer be canceled; when it arrives, the return policy applies.',
          ],
          more: { text: 'Go to your orders', to: '/account/orders' },
        },
        {
          title: 'What happens then',
          points: [
            'The products go back to the stock of the branch at once.',
            'Card and PayPal charges are refunded to the card or account that paid. How soon you see them depends on your bank.',
            'Balances you used, such as deposits, credit notes or gift cards, are yours again at once.',
            'What you were going to pay on delivery is simply no longer owed.',
          ],
        },
        {
          title: 'When we cancel',
          paragraphs: [
            'If we cannot reach you, if a payment is not confirmed or if a product turns out to be damaged, we may cancel the order. We tell you why and return what you paid in full.',
          ],
        },
      ],
    },
  },
  es: {
    warranty: {
      title: 'Garantía',
      summary: 'Todo producto tiene 90 días de garantía, salvo que su página indique otro plazo.',
      sections: [
        {
          title: 'Qué cubre',
          paragraphs: [
            'Los defectos de fábrica que aparezcan con el uso normal. Los 90 días cuentan desde el día en que recibes el producto. Si la página del producto indica otro plazo, vale ese.',
          ],
        },
        {
          title: 'Qué no cubre',
          points: [
            'Daños por caídas, golpes, líquidos, fuego o altas y bajas de voltaje.',
            'Equipos abiertos o reparados por terceros, o sin sus sellos o su número de serie.',
            'El desgaste por uso: rayones, cables gastados, el envejecimiento normal de una batería.',
            'Programas, cuentas y datos guardados en el equipo. Haz una copia antes de traerlo.',
          ],
        },
        {
          title: 'Cómo usarla',
          steps: [
            'Trae el producto con sus accesorios a cualquier sucursal, con el número de tu pedido o factura.',
            'Nuestros técnicos lo revisan y te dicen qué encontraron y cuánto tarda la reparación. Dentro de la garantía no pagas nada por ella.',
            'Si es un defecto de fábrica, lo reparamos. Si no se puede reparar, te lo cambiamos por uno igual o recibes el monto en una nota de crédito.',
          ],
          more: { text: 'Encuentra una sucursal', to: '/contact#branches' },
        },
        {
          title: 'Tus derechos por ley',
          paragraphs: [
            'Todo esto se suma a lo que te da la Ley 358-05 sobre los derechos del consumidor y no le quita nada. Si no llegamos juntos a una solución, puedes acudir a Pro Consumidor.',
          ],
        },
      ],
    },
    returns: {
      title: 'Devoluciones',
      summary: 'Puedes devolver lo que compraste dentro de los 30 días, en la sucursal de tu pedido.',
      sections: [
        {
          title: 'Qué se puede devolver',
          points: [
            'Equipos, abiertos o no, dentro de los 30 días desde que los recibes: celulares, tabletas, computadoras, relojes, cámaras, bocinas, audífonos y similares.',
            'Accesorios dentro de los mismos 30 días, en su empaque cerrado: fundas, micas, cables, cargadores, power banks, memorias USB y microSD, piezas, tarjetas SIM y similares.',
            'Audífonos internos dentro de los mismos 30 días, con el sello cerrado, por higiene.',
            'Completos: caja, accesorios, manuales y los regalos que trajeron.',
            'Sin daños por uso y sin bloqueos de cuenta, como “Buscar” de Apple o una cuenta de Google.',
          ],
        },
        {
          title: 'Qué no se puede devolver',
          points: [
            'Accesorios con el empaque abierto, micas ya colocadas y tarjetas SIM ya activadas.',
            'Audífonos internos con el sello roto.',
          ],
        },
        {
          title: 'Cómo devolver',
          steps: [
            'Solicítalo en tu cuenta: abre el pedido, presiona “Devolver productos” y elige qué devuelves, por qué y cómo quieres el monto. Recibes un número de devolución.',
            'Llévalo dentro de los 30 días a la sucursal de tu pedido, cuya dirección y horario ves allí, con ese número o el del pedido, y tu cédula.',
            'La sucursal lo revisa contigo. Cuando lo acepta, recibes lo que elegiste: una nota de crédito a tu nombre para tus próximos pedidos, que no vence, o tu dinero de vuelta a la tarjeta, la cuenta de PayPal o el balance con que pagaste.',
          ],
          more: { text: 'Ver tus pedidos', to: '/account/orders' },
        },
        {
          title: 'Conviene saber',
          points: [
            'Lo que pagaste en efectivo o por depósito bancario vuelve como nota de crédito, y lo cargado a tu crédito de la tienda baja lo que debes. El costo de la entrega no se devuelve.',
            'Lo que compraste en el mostrador de una sucursal se devuelve en esa sucursal, con tu factura.',
          ],
        },
        {
          title: 'Si tiene un defecto o el error fue nuestro',
          paragraphs: [
            'Lo que tenga un defecto o no sea lo que pediste se puede devolver abierto también.',
            'Si recibiste otro producto o uno dañado, nos encargamos del regreso y de su costo. Avísanos en cuanto lo notes.',
          ],
        },
        {
          title: 'Tus derechos por ley',
          paragraphs: [
            'Todo esto se suma a lo que te da la Ley 358-05 sobre los derechos del consumidor y no le quita nada. Si no llegamos juntos a una solución, puedes acudir a Pro Consumidor.',
          ],
        },
      ],
    },
    cancellations: {
      title: 'Cancelaciones',
      summary: 'Puedes cancelar un pedido por tu cuenta mientras no haya salido a entrega.',
      sections: [
        {
          title: 'Hasta cuándo',
          paragraphs: [
            'Mientras un pedido está recibido, en preparación, listo o en espera, tiene un botón “Cancelar pedido” en tu cuenta, en Pedidos. Una vez despachado ya no se puede cancelar; cuando llegue, aplica la política de devoluciones.',
          ],
          more: { text: 'Ver tus pedidos', to: '/account/orders' },
        },
        {
          title: 'Qué pasa entonces',
          points: [
            'Los productos vuelven de inmediato a la existencia de la sucursal.',
            'Los cargos a tarjeta y PayPal se devuelven a la tarjeta o cuenta con que pagaste. Cuándo los ves depende de tu banco.',
            'Los balances que usaste, como depósitos, notas de crédito o tarjetas de regalo, vuelven a ser tuyos de inmediato.',
            'Lo que ibas a pagar al recibir simplemente ya no se debe.',
          ],
        },
        {
          title: 'Cuándo cancelamos nosotros',
          paragraphs: [
            'Si no logramos comunicarnos contigo, si un pago no se confirma o si un producto resulta dañado, podemos cancelar el pedido. Te decimos por qué y te devolvemos todo lo que pagaste.',
          ],
        },
      ],
    },
  },
}
