type Pair = readonly [en: string, es: string]

/** Descriptions of products: sentences by category, and points that apply to every product in it. */
export const pitches: Record<number, { about: readonly Pair[]; points: readonly Pair[] }> = {
  1: {
    about: [
      [
        'A phone that keeps up with your day, from the first call to the last photo.',
        'Un celular que te sigue el ritmo, de la primera llamada a la última foto.',
      ],
      [
        'Clear photos, a bright screen and a battery made for long days.',
        'Fotos nítidas, una pantalla brillante y batería para días largos.',
      ],
      [
        'Smooth, light in the hand and ready for all your apps.',
        'Fluido, cómodo en la mano y listo para todas tus aplicaciones.',
      ],
    ],
    points: [
      ['Unlocked for all carriers in the country', 'Desbloqueado para todas las compañías del país'],
      ['We move your data for you at any branch', 'Te pasamos tus datos en nuestras sucursales'],
    ],
  },
  2: {
    about: [
      ['Small things that make every day easier.', 'Detalles que hacen más fácil cada día.'],
      ['Made to be worn and used all day.', 'Hecho para llevarlo y usarlo todo el día.'],
    ],
    points: [
      ['Light and comfortable', 'Ligero y cómodo'],
      ['Easy to clean', 'Fácil de limpiar'],
    ],
  },
  3: {
    about: [['Fresh energy for a device you still like.', 'Energía nueva para un equipo que todavía te gusta.']],
    points: [
      ['Tested before it leaves the store', 'Probada antes de salir de la tienda'],
      ['Installed at our branches on request', 'La instalamos en nuestras sucursales si lo pides'],
    ],
  },
  5: {
    about: [
      ['Big sound that fits wherever the party is.', 'Sonido grande que cabe donde esté la fiesta.'],
      [
        'Clear voices and deep bass, at home or on the beach.',
        'Voces claras y bajos profundos, en la casa o en la playa.',
      ],
    ],
    points: [
      ['Pairs with your phone in seconds', 'Se conecta a tu celular en segundos'],
      ['Charges over USB-C', 'Se carga por USB-C'],
      ['Two of them play in stereo', 'Dos juntas suenan en estéreo'],
    ],
  },
  9: {
    about: [
      [
        'A cable that charges fast and does not give up at the bend.',
        'Un cable que carga rápido y no se rompe en la punta.',
      ],
    ],
    points: [
      ['Reinforced ends', 'Puntas reforzadas'],
      ['Charges and moves data', 'Carga y transfiere datos'],
    ],
  },
  11: {
    about: [
      ['A full battery in less time.', 'La batería llena en menos tiempo.'],
      [
        'Small enough for any bag, strong enough for every day.',
        'Pequeño para cualquier bulto, fuerte para todos los días.',
      ],
    ],
    points: [
      ['Protects against heat, surges and short circuits', 'Protege contra calor, subidas de voltaje y cortocircuitos'],
      ['For phones, headphones and other small devices', 'Para celulares, audífonos y otros equipos pequeños'],
    ],
  },
  12: {
    // Each kind of case has its own.
    about: [],
    points: [
      ['Raised edge around screen and cameras', 'Borde elevado alrededor de la pantalla y las cámaras'],
      ['Openings for every port and button', 'Aberturas para cada puerto y botón'],
    ],
  },
  16: {
    about: [
      [
        'Your music up close and the street a little farther away.',
        'Tu música más cerca y la calle un poco más lejos.',
      ],
      ['Comfortable for hours, clear on every call.', 'Cómodos por horas y claros en cada llamada.'],
    ],
    points: [
      ['Microphone for calls', 'Micrófono para llamadas'],
      ['Buttons for music and calls', 'Controles para música y llamadas'],
      ['Soft, replaceable pads or tips', 'Almohadillas o puntas suaves y reemplazables'],
    ],
  },
  19: {
    about: [['Room for your photos, your music and your work.', 'Espacio para tus fotos, tu música y tu trabajo.']],
    points: [
      ['Works with phones, cameras and computers', 'Funciona con celulares, cámaras y computadoras'],
      ['Withstands water, heat and falls', 'Resiste agua, calor y caídas'],
    ],
  },
  25: {
    about: [['A new screen for the phone you already know.', 'Una pantalla nueva para el celular que ya conoces.']],
    points: [
      ['Display and touch panel in one piece', 'Pantalla y táctil en una sola pieza'],
      ['Tested before it leaves the store', 'Probada antes de salir de la tienda'],
    ],
  },
  31: {
    about: [
      [
        'For repairs done properly, at the workshop or at home.',
        'Para reparaciones bien hechas, en el taller o en la casa.',
      ],
    ],
    points: [
      ['Chosen by our own technicians', 'Elegida por nuestros propios técnicos'],
      ['Comes in a case or box', 'Viene en estuche o caja'],
    ],
  },
  33: {
    about: [
      [
        'A big screen for reading, drawing, studying and films.',
        'Una pantalla grande para leer, dibujar, estudiar y ver películas.',
      ],
    ],
    points: [
      ['Wi-Fi and Bluetooth', 'Wi-Fi y Bluetooth'],
      ['Stereo speakers', 'Bocinas estéreo'],
      ['Comes with a charging cable', 'Incluye cable de carga'],
    ],
  },
  34: {
    about: [
      ['Glass that takes the fall so that your screen does not.', 'El vidrio recibe el golpe para que tu pantalla no.'],
    ],
    points: [
      ['Hardness 9H', 'Dureza 9H'],
      ['Comes with cloth and guide', 'Incluye paño y guía'],
      ['Placed for free at our branches', 'La colocamos gratis en nuestras sucursales'],
    ],
  },
  36: {
    about: [['Keep an eye on what matters, wherever you are.', 'Cuida lo que importa, estés donde estés.']],
    points: [
      ['Clear by day and by night', 'Clara de día y de noche'],
      ['Keeps its recordings on a microSD card', 'Guarda lo grabado en una tarjeta microSD'],
    ],
  },
  40: {
    about: [['A spare charge for long days and power cuts.', 'Carga de reserva para días largos y apagones.']],
    points: [
      ['Shows how much is left', 'Muestra cuánto le queda'],
      ['Comes with a short cable', 'Incluye un cable corto'],
    ],
  },
  43: {
    about: [['Quiet, quick and ready for study or work.', 'Silenciosa, rápida y lista para estudiar o trabajar.']],
    points: [
      ['Ready to use out of the box', 'Lista para usar al abrir la caja'],
      ['Service at our branches', 'Servicio en nuestras sucursales'],
    ],
  },
  47: {
    about: [['Get connected in minutes.', 'Conéctate en minutos.']],
    points: [
      ['Activated at the branch with your ID', 'Se activa en la sucursal con tu cédula'],
      ['Fits every phone', 'Sirve para todos los celulares'],
    ],
  },
  50: {
    about: [
      ['One port becomes the one you need.', 'Un puerto se convierte en el que necesitas.'],
      [
        'Everything connected to one cable, tidy on the desk.',
        'Todo conectado a un solo cable y el escritorio en orden.',
      ],
    ],
    points: [
      ['Works as soon as you plug it in', 'Funciona al conectarlo'],
      ['Fits in any bag', 'Cabe en cualquier bulto'],
    ],
  },
  51: {
    about: [
      ['Your phone where you see it, your hands free.', 'Tu celular a la vista y tus manos libres.'],
      ['Holds tight on every road and on every desk.', 'Sujeta firme en cualquier calle y en cualquier mesa.'],
    ],
    points: [
      ['Turns and tilts', 'Gira y se inclina'],
      ['Leaves no marks', 'No deja marcas'],
    ],
  },
  52: {
    about: [['Fits the hand and your way of playing.', 'Se adapta a tu mano y a tu forma de jugar.']],
    points: [
      ['Grips that do not slip', 'Agarre que no resbala'],
      ['Answers without delay', 'Responde sin demora'],
    ],
  },
  53: {
    about: [['Steady pictures and good light, wherever you record.', 'Fotos firmes y buena luz, grabes donde grabes.']],
    points: [
      ['Folds up small', 'Se pliega en poco espacio'],
      ['Screw of 1/4 inch for cameras', 'Rosca de 1/4 de pulgada para cámaras'],
    ],
  },
}
