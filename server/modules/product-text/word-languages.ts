import type { Languages } from '#search-engine/vocabulary.ts'

/*
 * In which language the single words of the thesaurus are. A word that both have, such as `cable` or `laptop`, is in
 * neither list.
 */

const spanish = new Set(
  (
    'funda carcasa estuche forro mica cargador cubo cabezal cordon alambre audifono auricular cascos bocina altavoz ' +
    'parlante altoparlante corneta celular cel celu movil telefono bateria pila acumulador flecha aifon reloj relojito correa ' +
    'pulsera banda brazalete tableta memoria almacenamiento disco quemador camara videocamara lente dron computadora ' +
    'computador ordenador portatil servidor procesador abanico ventilador enfriador disipador ruter enrutador ' +
    'repetidor conmutador herramienta destornillador atornillador soldar cautin soldador soldadora pinza pantalla tactil ' +
    'soporte sostenedor anillo brazo tripode mando motocicleta pasola inalambrico inalambrica alambrico ' +
    'cableado carro vehiculo coche guagua pared enchufe tomacorriente tipoc adaptador convertidor concentrador ' +
    'multipuerto lector antigolpe antichoque magnetico magnetica iman cuero piel billetera cartera silicona silicon goma ' +
    'privacidad antiespia privada nino nina infantil peque deporte deportivo deportiva correr gimnasio ruido microfono ' +
    'fiesta parranda hogar casa ducha bano teclado raton alfombrilla reposamunecas consola juego videojuego monitore ' +
    'televisor tele proyector impresora multifuncional escaner tinta cartucho papel etiqueta calculadora bulto ' +
    'maletin bolso mochila morral manga candado cerradura linterna programa licencia luz lampara bombillo luces limpieza ' +
    'limpiar reparacion reparar repuesto mesa escritorio prepago viajero viaje visita turista datos recargable ' +
    'transparente cristalino negro negra prieto blanco blanca rojo roja azul verde gris grafito plateado plateada plata ' +
    'dorado dorada oro rosado rosada rosa morado morada violeta lila lavanda amarillo amarilla mamey naranja anaranjado ' +
    'marron cafe vino ejercicio entrenamiento regleta multitoma'
  ).split(' '),
)

const english = new Set(
  (
    'case glass charger cord headphone earphone headset handsfree earpiece earbud pod speaker loudspeaker cellphone phone ' +
    'smartphone mobile battery watch smartband strap tablet memory storage disk enclosure camera camcorder lens computer ' +
    'notebook server processor motherboard mainboard fan cooler heatsink tool screwdriver soldering tweezer display screen ' +
    'touch touchscreen holder stand mount bracket cradle arm tripod controller joystick motorcycle motorbike wireless ' +
    'cordless wired car vehicle wall lighting adapter converter reader shockproof rugged magnetic magnet leather wallet ' +
    'silicone privacy kid children child sport microphone party home shower keyboard keypad mouse game television remote ' +
    'projector printer scanner ink cartridge paper label calculator bag briefcase backpack rucksack sleeve lock flashlight ' +
    'torch license light lamp cleaning cleaner repair spare desk prepaid traveller traveler travel tourist data rechargeable ' +
    'transparent clear black white red blue green grey gray graphite silver gold golden pink purple violet lavender yellow ' +
    'orange brown burgundy wine exercise workout'
  ).split(' '),
)

const [onlyEnglish, onlySpanish, both] = [1, 2, 3]

/** The languages of a word of the thesaurus, in its form without accents; both for one that is in no list. */
export function languagesOf(word: string): Languages {
  if (spanish.has(word)) return onlySpanish
  return english.has(word) ? onlyEnglish : both
}
