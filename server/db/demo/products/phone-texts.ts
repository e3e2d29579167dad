import type { Spec } from './line.ts'

type Pair = readonly [en: string, es: string]

interface Phone {
  model: string
  inches: number
  memoryGb: number
  batteryMah: number
  watts: number
  rear: string
}

/** Below this a phone has keys, and no system to name. */
const smartphoneInches = 4

/** What the description of an invented phone says: what it is good for, and the figures that matter for that. */
export function aboutPhone(phone: Phone): Pair {
  const { inches, memoryGb, batteryMah } = phone
  const [en, es] = leadOf(phone)
  if (inches < smartphoneInches) return [en, es]
  return [
    `${en} It has a ${inches}-inch screen, ${memoryGb} GB of memory and a ${batteryMah} mAh battery.`,
    `${es} Tiene pantalla de ${inches} pulgadas, ${memoryGb} GB de memoria y batería de ${batteryMah} mAh.`,
  ]
}

function leadOf({ model, inches, batteryMah, watts, rear }: Phone): Pair {
  const megapixels = Number.parseInt(rear, 10)
  if (inches < smartphoneInches)
    return [
      'Keys, calls, messages and a radio: a phone for those who want nothing else, or as a second one.',
      'Teclas, llamadas, mensajes y radio: para quien no quiere más, o como segundo celular.',
    ]
  if (model.startsWith('Flip'))
    return ['Folds in half and fits any pocket.', 'Se dobla a la mitad y cabe en cualquier bolsillo.']
  if (inches < 6) return ['Small, and made for one hand.', 'Pequeño y hecho para usarlo con una mano.']
  if (batteryMah >= 8000)
    return [
      'For work outdoors, with the largest battery of its maker.',
      'Para trabajar al aire libre, con la batería más grande de su marca.',
    ]
  if (megapixels >= 100)
    return [
      `For photos with every detail: ${megapixels} MP in its main camera.`,
      `Para fotos con todo el detalle: ${megapixels} MP en su cámara principal.`,
    ]
  if (batteryMah >= 6000) return ['For long days away from an outlet.', 'Para días largos lejos de un enchufe.']
  if (watts >= 65) return [`Charges in little time, at ${watts} W.`, `Se carga en poco tiempo, a ${watts} W.`]
  if (inches >= 6.7)
    return ['A large screen for videos, maps and games.', 'Una pantalla grande para videos, mapas y juegos.']
  if (watts >= 40) return ['Fast for everything in your day.', 'Rápido en todo lo que pide el día.']
  if (watts >= 25) return ['Does what most people need, and does it well.', 'Hace bien lo que casi todos necesitan.']
  return [
    'For calls, messages and social media, at a low price.',
    'Para llamadas, mensajes y redes sociales, a buen precio.',
  ]
}

/** The system, size and weight of an invented phone, which follow from its screen and its battery. */
export function bodyOf(inches: number, batteryMah: number): Spec[] {
  const isSmartphone = inches >= smartphoneInches
  const height = isSmartphone ? Math.round(inches * 24.2) : 118
  const width = isSmartphone ? Math.round(inches * 11.4) : 51
  const depth = (6.4 + batteryMah / 2_500).toFixed(1)
  const grams = Math.round(inches * 17 + batteryMah / 60)
  return [
    ...(isSmartphone ? [['system', 'Android 16'] as const] : []),
    ['size', `${height} × ${width} × ${depth} mm`],
    ['weight', `${grams} g`],
  ]
}
