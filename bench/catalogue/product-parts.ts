/** A pair of texts with one meaning. */
export type Pair = readonly [en: string, es: string]

/** A kind of goods: its category, what its products are called, and what their names say beside that. */
export interface Kind {
  id: number
  en: string
  es: string
  terms: readonly Pair[]
  /** Whether its products are made for devices, which their names mention. */
  isForDevices: boolean
  features: readonly Pair[]
}

const pairs = (text: string): Pair[] =>
  text.split(';').map((pair) => {
    const [en = '', es = ''] = pair.split('=').map((side) => side.trim())
    return [en, es] as const
  })

const madeForDevices = new Set([3, 9, 12, 25, 34])
const kind = (id: number, names: string, terms: string, features: string): Kind => {
  const [[en, es] = ['', '']] = pairs(names)
  return { id, en, es, terms: pairs(terms), isForDevices: madeForDevices.has(id), features: pairs(features) }
}

const screens =
  'AMOLED display=pantalla AMOLED;dual SIM=doble SIM;5G network=red 5G;triple camera=triple cámara;fast charging=carga rápida;unlocked=desbloqueado;night mode=modo nocturno;fingerprint reader=lector de huellas'
const sound =
  'noise cancelling=cancelación de ruido;deep bass=bajos profundos;waterproof IPX7=resistente al agua IPX7;built-in microphone=micrófono integrado;30 hours of playback=30 horas de reproducción;foldable=plegable;low latency=baja latencia;charging case=estuche de carga'
const power =
  'USB-C port=puerto USB-C;GaN technology=tecnología GaN;overheat protection=protección contra calor;compact=compacto;with cable=con cable;two ports=dos puertos;digital display=pantalla digital;Quick Charge 3.0=Quick Charge 3.0;Power Delivery=Power Delivery'
const covers =
  'shockproof=anti golpes;slim fit=delgado;with card slots=con tarjetero;with kickstand=con soporte;raised edges=bordes elevados;magnetic=magnético;soft TPU=TPU suave;military grade=grado militar;non-slip=antideslizante;full body=cuerpo completo;with strap=con correa'
const parts =
  'with adhesive=con adhesivo;tool kit included=kit de herramientas incluido;original quality=calidad original;with frame=con marco;tested=probado;high capacity=alta capacidad;9H hardness=dureza 9H;bubble free=sin burbujas;2 pack=2 unidades;oleophobic coating=capa oleofóbica'
const machines =
  'backlit keyboard=teclado retroiluminado;solid state drive=disco sólido;touch screen=pantalla táctil;Full HD=Full HD;Wi-Fi 6=Wi-Fi 6;wireless=inalámbrico;ergonomic=ergonómico;rechargeable=recargable;metal body=cuerpo de metal;motion detection=detección de movimiento;two-way audio=audio bidireccional;heart rate monitor=monitor de ritmo cardíaco'

export const kinds: readonly Kind[] = [
  kind(1, 'Cell phones=Celulares', 'Smartphone=Celular;Refurbished phone=Celular reacondicionado', screens),
  kind(16, 'Headphones=Audífonos', 'Wireless earbuds=Audífonos inalámbricos;Headset=Diadema', sound),
  kind(11, 'Chargers=Cargadores', 'Fast charger 20 W=Cargador rápido 20 W;Car charger=Cargador de carro', power),
  kind(9, 'Cables=Cables', 'USB-C cable=Cable USB-C;Braided cable=Cable trenzado', power),
  kind(5, 'Speakers=Bocinas', 'Bluetooth speaker=Bocina Bluetooth;Party speaker=Bocina de fiesta', sound),
  kind(3, 'Batteries=Baterías', 'Battery=Batería;Extended battery=Batería extendida', parts),
  kind(
    12,
    'Phone cases=Covers',
    'Case=Cover;Leather case=Funda de piel;Clear case=Cover transparente;Wallet case=Funda billetera',
    covers,
  ),
  kind(25, 'Touch screens=Touch', 'Touch screen=Pantalla táctil;Screen replacement=Pantalla de repuesto', parts),
  kind(31, 'Tools=Herramientas', 'Repair kit=Kit de reparación;Screwdriver set=Juego de destornilladores', parts),
  kind(19, 'Storage=Almacenamiento', 'Memory card=Memoria micro SD;USB drive=Memoria USB', machines),
  kind(40, 'Power banks=Power banks', 'Power bank 10,000 mAh=Batería portátil 10,000 mAh', power),
  kind(34, 'Screen protectors=Micas', 'Tempered glass=Mica de vidrio;Privacy glass=Mica de privacidad', parts),
  kind(33, 'Tablets=Tabletas', 'Tablet=Tableta;Drawing tablet=Tableta gráfica', screens),
  kind(36, 'Cameras=Cámaras', 'Security camera=Cámara de seguridad;Action camera=Cámara de acción', machines),
  kind(43, 'Computers=Computadoras', 'Laptop=Laptop;Keyboard=Teclado;Wireless mouse=Mouse inalámbrico', machines),
  kind(2, 'Smart watches=Relojes', 'Smart watch=Reloj inteligente;Watch strap=Correa', machines),
]

export const makers =
  'Lumen Norte Brisa Zenit Kora Altea Vanta Orbe Pulso Nimbo Trazo Faro Duna Rumbo Calma Brio Sonda Marea Cumbre Vela'.split(
    ' ',
  )
export const families = 'One Air Pro Max Lite Edge Plus Mini Neo Prime Core Wave Nova Flex Go Ultra'.split(' ')
export const syllables =
  'ba bel bri ca cor da del dro fa fen fi gal gor han ix ka kor la lin lo lux ma mer mi mo na nel no nor o pa pex pri qua ra rel rex ri ro sa sen so ta tek tor tra u va vel vi vo xen ya yo za zen zi zor'.split(
    ' ',
  )
export const colourNames: readonly Pair[] = pairs(
  'midnight blue=azul noche;sky blue=azul cielo;forest green=verde bosque;mint green=verde menta;rose gold=oro rosa;space gray=gris espacial;graphite=grafito;titanium=titanio;pearl white=blanco perla;lavender=lavanda;coral=coral;burgundy=vino;transparent=transparente;black=negro;white=blanco;silver=plateado;gray=gris;gold=dorado;blue=azul;green=verde;red=rojo;purple=morado;pink=rosado;orange=naranja;yellow=amarillo',
)
export const storages = ['32 GB', '64 GB', '128 GB', '256 GB', '512 GB', '1 TB']
export const measures = [
  '1 m',
  '2 m',
  '3 ft',
  '6 ft',
  '6.1 in',
  '6.7 in',
  '10.1 in',
  '15.6 in',
  '20 W',
  '45 W',
  '65 W',
  '100 W',
  '5,000 mAh',
  '20,000 mAh',
  '5 V',
  '2.4 A',
  '12 MP',
  '4K',
  '1080p',
  '60 Hz',
  '2 pack',
  '3 pack',
]

/** Sentences of descriptions. */
export const sentences: readonly Pair[] = pairs(
  `Built for every day, it is light and lasts for years.=Hecho para todos los días, es liviano y dura años.;Its surface resists scratches and fingerprints.=Su superficie resiste rayones y huellas.;The package contains a manual in two languages.=El paquete trae un manual en dos idiomas.;It connects within seconds and stays connected.=Se conecta en segundos y no se desconecta.;Certified for safety and tested in our workshop.=Certificado por seguridad y probado en nuestro taller.;Check the model of your device before you buy.=Verifica el modelo de tu equipo antes de comprar.;Guarantee by the maker, with service in all branches.=Garantía del fabricante, con servicio en todas las sucursales.;It saves energy and charges while you use it.=Ahorra energía y carga mientras lo usas.`,
)

/** Names of specifications, as stores write them. */
export const specifications: readonly Pair[] = pairs(
  'Brand=Marca;Model number=Número de modelo;Material=Material;Weight=Peso;Dimensions=Dimensiones;Color=Color;Connector=Conector;Voltage=Voltaje;Warranty=Garantía;Included=Incluye;Origin=Origen;Compatible with=Compatible con',
)
