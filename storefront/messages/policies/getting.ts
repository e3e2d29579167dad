import type { Policy } from '../policies.ts'
import type { Messages } from '../use-messages.ts'

/** How goods reach who bought them: pickup and delivery. */
export const gettingPolicies: Messages<{ pickup: Policy; delivery: Policy }> = {
  en: {
    pickup: {
      title: 'Store pickup',
      summary: 'Picking up your order at a branch has no extra fee.',
      sections: [
        {
          title: 'How it works',
          steps: [
            'Choose store pickup at checkout. Your order is prepared at the branch whose prices and stock you saw.',
            'We check the stock before you pay and hold it for you for 15 minutes while you finish.',
            'Come when we write to you that it is ready, with the pass of that mail. You can follow it in your account, under Orders.',
          ],
          more: { text: 'Find a branch', to: '/contact#branches' },
        },
        {
          title: 'What to bring',
          points: [
            'Your order number.',
            'Your national ID, passport or driver’s license.',
            'Whoever picks up for you brings their own ID. Their name has to be on the order.',
          ],
        },
        {
          title: 'Before you leave the branch',
          paragraphs: [
            'Open the package with us, check that everything is there and that the equipment turns on. What does not match the order is changed on the spot.',
          ],
        },
        {
          title: 'How long we keep it',
          paragraphs: [
            'We keep your order at the branch and write to you before we do anything else with it. If you can no longer come, cancel the order in your account or tell us, and your payment is returned.',
          ],
        },
      ],
    },
    delivery: {
      title: 'Delivery',
      summary:
        'Our own messengers take 4 to 5 working hours near a branch; national shipping takes 1 to 2 working days.',
      sections: [
        {
          title: 'Local delivery',
          paragraphs: [
            'Where your address lies within a branch’s delivery area, our messenger brings your order in 4 to 5 working hours, Monday to Friday. What is ordered late in the day or on a weekend leaves on the next working day.',
          ],
        },
        {
          title: 'National shipping',
          paragraphs: [
            'A carrier brings your order to an address anywhere in a province that we ship to, near a branch or not, in 1 to 2 working days unless checkout names others.',
          ],
        },
        {
          title: 'What it costs',
          paragraphs: [
            'Local delivery costs a base price plus a rate for each kilometer and a rate for each minute of the way from the branch. The three depend on the area. National shipping has one price for each province.',
            'You see the amount for your address before you pay, and it does not change afterwards. If you buy from several branches, each charges its own delivery. Store pickup has no extra fee.',
          ],
          hasDeliveryPrices: true,
        },
        {
          title: 'When we arrive',
          points: [
            'An adult has to be there to receive the order, and to pay for it where you chose to pay on delivery.',
            'Check the package before you accept it. If it is open or damaged, do not accept it and call us: we send another one at no cost to you.',
            'If nobody is there, we call the phone of the address and arrange a second visit.',
          ],
        },
        {
          title: 'Addresses outside our areas',
          paragraphs: [
            'If a messenger of the branch does not reach an address, checkout says so. You can choose another address, national shipping or pick up at the branch.',
          ],
        },
      ],
    },
  },
  es: {
    pickup: {
      title: 'Retiro en sucursal',
      summary: 'Retirar tu pedido en una sucursal no tiene costo adicional.',
      sections: [
        {
          title: 'Cómo funciona',
          steps: [
            'Elige retiro en sucursal al completar la compra. Tu pedido se prepara en la sucursal cuyos precios y existencia viste.',
            'Verificamos la existencia antes de que pagues y te la guardamos 15 minutos mientras terminas.',
            'Pasa a retirarlo cuando te escribamos que está listo, con el pase de ese correo. Puedes seguirlo en tu cuenta, en Pedidos.',
          ],
          more: { text: 'Encuentra una sucursal', to: '/contact#branches' },
        },
        {
          title: 'Qué debes traer',
          points: [
            'El número de tu pedido.',
            'Tu cédula, pasaporte o licencia de conducir.',
            'Quien retire por ti trae su propia identificación. Su nombre debe estar en el pedido.',
          ],
        },
        {
          title: 'Antes de salir de la sucursal',
          paragraphs: [
            'Abre el paquete con nosotros, revisa que todo esté y que el equipo encienda. Lo que no corresponda con el pedido se cambia en el momento.',
          ],
        },
        {
          title: 'Cuánto tiempo lo guardamos',
          paragraphs: [
            'Guardamos tu pedido en la sucursal y te escribimos antes de hacer otra cosa con él. Si ya no puedes venir, cancela el pedido en tu cuenta o avísanos, y te devolvemos tu pago.',
          ],
        },
      ],
    },
    delivery: {
      title: 'Entrega',
      summary:
        'Cerca de una sucursal, nuestros mensajeros tardan de 4 a 5 horas laborables; el envío nacional, de 1 a 2 días laborables.',
      sections: [
        {
          title: 'Entrega local',
          paragraphs: [
            'Si tu dirección está dentro del área de entrega de una sucursal, nuestro mensajero lleva tu pedido en 4 a 5 horas laborables, de lunes a viernes. Lo que se pide al final del día o en fin de semana sale el siguiente día laborable.',
          ],
        },
        {
          title: 'Envío nacional',
          paragraphs: [
            'Un transportista lleva tu pedido a cualquier dirección de una provincia a la que enviamos, esté o no cerca de una sucursal, en 1 a 2 días laborables, salvo que al pagar veas otro plazo.',
          ],
        },
        {
          title: 'Cuánto cuesta',
          paragraphs: [
            'La entrega local cuesta un precio base más una tarifa por kilómetro y una tarifa por minuto de recorrido desde la sucursal. Los tres dependen del área. El envío nacional tiene un precio por provincia.',
            'Ves el monto para tu dirección antes de pagar y no cambia después. Si compras en varias sucursales, cada una cobra su propia entrega. Retirar en sucursal no tiene costo adicional.',
          ],
          hasDeliveryPrices: true,
        },
        {
          title: 'Cuando llegamos',
          points: [
            'Una persona mayor de edad debe recibir el pedido, y pagarlo si elegiste pagar contra entrega.',
            'Revisa el paquete antes de aceptarlo. Si está abierto o dañado, no lo aceptes y llámanos: te enviamos otro sin costo para ti.',
            'Si no hay nadie, llamamos al teléfono de la dirección y coordinamos una segunda visita.',
          ],
        },
        {
          title: 'Direcciones fuera de nuestras áreas',
          paragraphs: [
            'Si el mensajero de la sucursal no llega a una dirección, te lo decimos al completar la compra. Puedes elegir otra dirección, envío nacional o retirar en la sucursal.',
          ],
        },
      ],
    },
  },
}
