/*
 * Words that a shopper may type into the search of any store and that are no typos: makers of electronics, and common
 * things that stores of electronics seldom sell. A search for one that the store does not have says so, instead of showing
 * products whose words differ by a letter or two. A word that a product does contain is found as any other.
 */

const makers =
  'acer adata aiwa alcatel alienware allview amazfit amazon amd anker aoc apple archos arris asus audi authentic avaya ' +
  'bang baofeng beats belkin benq blackberry blackview blu bosch bose braun brother canon casio caterpillar chromecast ' +
  'cisco coby coolpad corsair crucial cubot daewoo dell denon doogee doro echo edifier electrolux elgato energizer epson ' +
  'ericsson essential evga facebook fairphone fitbit frigidaire fujifilm fujitsu garmin geforce general gigabyte gionee ' +
  'google gopro haier harman hisense hitachi honor honeywell hoover htc huawei hyundai indurama infinix instax intel ' +
  'iqoo itel jabra jbl kenwood kindle kingston kodak koss lanix lava lavazza leagoo leica lenovo lexar lexmark linksys ' +
  'logitech magnavox mabe marshall maxtor maxwell meizu micromax microsoft midea mikrotik motorola msi nakamichi ' +
  'nespresso nest netgear nikon nintendo nokia nubia nvidia oculus olympus oneplus onkyo oppo oral orbit oukitel ' +
  'panasonic pioneer plantronics playstation polaroid polycom poco porsche premier qualcomm razer realme redmi remington ' +
  'ring roku roomba samsung sandisk sanyo seagate sega sennheiser sharp shure skullcandy skyworth sonos sony soundcore ' +
  'steelseries sunbeam suunto tcl tecno telefunken timex toshiba tplink tronsmart tsmc ubiquiti ulefone umidigi ugreen ' +
  'verbatim viewsonic vivo vizio vodafone wacom westinghouse whirlpool wiko withings xbox xiaomi xerox yamaha zagg zebra ' +
  'zotac zte'

/** Makers of phones and names of their phones: who searches one alone looks for a phone. */
export const phoneMakers: readonly string[] = (
  'alcatel asus blackberry blackview blu cat cubot doogee ericsson essential fairphone galaxy gionee google honor htc huawei ' +
  'infinix iqoo itel lava lenovo lg meizu micromax moto motorola nokia nothing nubia oneplus oppo oukitel pixel poco realme ' +
  'redmi samsung sharp sony tcl tecno ulefone umidigi vivo wiko xiaomi xperia zte'
).split(' ')

/** Makers of one kind of other goods, by that kind: a store without them offers what it has of it. */
export const otherMakers = {
  speaker: ['jbl', 'bose', 'sonos', 'marshall', 'harman'],
  headphones: ['beats', 'skullcandy', 'sennheiser'],
  camera: ['gopro', 'nikon'],
} as const

const english =
  'airplane apple apron armchair baby backyard ball banana basket bath bathtub beans beard beauty bed bedroom beer belt ' +
  'bible bicycle bike bird blanket blender blouse boat book books boot boots bottle bowl boys bra bracelet bread brush ' +
  'bucket cake camping candle candy carpet cat ceiling cereal chair cheese chicken chocolate cigarette clock closet cloth ' +
  'clothes coat coffee cologne cooking cosmetics couch cream cup curtain deodorant desk diaper dinner dishwasher dog doll ' +
  'door dress dresser drill dryer earring egg engine eyeliner fish fishing flower food football fork freezer fridge fruit ' +
  'furniture garden gift girls glasses gloves golf grill guitar hair hammer hat heater helmet honey horse hotel iron jacket ' +
  'jeans jewelry juice kettle kitchen knife ladder lamp lawn lipstick lotion luggage makeup mattress meat medicine ' +
  'microwave milk mirror mixer money motorcycle movie napkin necklace nightgown oven paint pajamas pan pants pasta pencil ' +
  'perfume piano pillow pizza plant plate pool pot purse rabbit razor refrigerator rice ring rug salt sandals sausage saw ' +
  'scarf school scissors shampoo sheets shirt shoe shoes shorts shovel shower sink skirt sneakers soap soccer socks sofa ' +
  'soup spoon stove sugar suit sunglasses sweater swimsuit table tea tent ticket tire toaster toilet tomato toothbrush ' +
  'toothpaste towel toy toys trousers truck umbrella underwear vacuum vans vase vegetable violin vitamin vodka washer ' +
  'whisky window wine anatomy aquarium art auto bacon baking balloon bandage barbecue bathing beach bell blind bleach brick ' +
  'broom button calendar canvas card cards cartoon cement circus cleaner cocktail coin comb cookie cooker corn costume cotton ' +
  'crayon dessert dictionary dining dough drawer dumbbell eraser fabric fence fertilizer flag flour flute gas glue grass ' +
  'gym hanger harp hose ice insurance jelly jump keychain lace lawnmower leaf lemon lettuce lime lunch mango map marker ' +
  'massage matches mayonnaise meal mop motor mushroom nail needle newspaper notebook nuts oil olive onion orange ornament ' +
  'oyster pepper pet pickle pie pillowcase pin pipe pliers pork poster potato pottery pump pumpkin puppet puzzle quilt ' +
  'racket raincoat recipe ribbon roof rope rose sandwich seed sewing shelf shrimp skateboard skates sleeping slippers snow ' +
  'spice sponge stapler steak stool stroller syringe taco tambourine tattoo tie tights toner toothpick trampoline tree trumpet ' +
  'tshirt turkey turtle vest wallpaper watermelon wheel whistle wig wood wool wrench yarn yogurt zipper ' +
  'generator inverter thermostat treadmill baseball basketball boxing chess judo karate poker surfboard tennis volleyball'

const spanish =
  'abrigo aceite agua aire almohada anillo arete armario arroz aspiradora avión azúcar balón bañera baño barba batidora ' +
  'bebé bicicleta bici blusa boleto bota botella brasier bufanda calzado calzoncillo cama camioneta camisa campana carne ' +
  'cartera casco cebolla cepillo cereal cerveza champú chaqueta cigarrillo cinturón clavo cobija cocina colchón collar ' +
  'colonia comida congelador cortina cosmético crema cuaderno cubeta cuchara cuchillo cuna dentífrico ducha dulce escalera ' +
  'escoba escritorio espejo estufa falda flor fogón fruta fútbol galleta gato gafas gorra guante guitarra habichuela ' +
  'harina helado herradura horno huevo jabón jamón jardín jeans joya jugo juguete lavadora lavaplatos lavavajillas leche ' +
  'lentes libro licuadora lápiz maleta maquillaje martillo media medicina mesa microonda miel motocicleta mueble muñeca ' +
  'nevera ollas olla pan pantalón pañal papa paraguas pastilla peine peluche perfume perro pescado pez piano pijama pintura ' +
  'piscina planta plancha plato pollo queso refrigerador ron ropa rosa sábana sal salchicha sandalia sartén secadora silla ' +
  'sofá sombrero sopa tabla taladro taza tenedor tenis tienda tijera toalla tomate tornillo tostadora traje uniforme uva ' +
  'vaso vela ventana verdura vestido vino vitamina zapatilla zapato abono acero acordeón aguacate ajo ají alacrán alambrada ' +
  'alcohol alfiler alfombra algodón alicate almohadón alpargata andador anzuelo arena armónica arpa aspirina atún avena bacalao ' +
  'baile balanza balde bandeja bandera barco barniz barra bate batería baúl berenjena betún biblia bizcocho bloque bombón bongó ' +
  'botiquín brocha brocoli burro caballo cacao cadena cafetera caldero calabaza calendario camarón camello camiseta camisón canasta ' +
  'candela canela caramelo carbón carretilla casa cazuela cemento cepillos cerdo chancleta chinola chuleta ciruela coco colador ' +
  'conejo corbata corona correa cuchilla cuerda destupidor diccionario disfraz ducha durazno ejercicio empanada enciclopedia ensalada ' +
  'esmalte espátula esponja estante estantería estropajo fideo florero fósforo frazada fregadero freidora frijol fresa galón gasolina ' +
  'gelatina girasol globo goma grifo guanábana hacha hamaca hilo hielo hierro hoja hongo hornilla incienso inodoro instrumento jarra ' +
  'jarrón jengibre jeringa labial ladrillo lavamanos lechosa lenteja librero lima limón loción loza llanta llavero maíz malla maleta ' +
  'mango manguera maní mantel mantequilla manzana marcador máscara mayonesa mechero medias melón merienda mermelada mochila moneda ' +
  'moño mosquitero muñeco naranja navaja novela orégano oveja pala palanca paleta palo palomita papas pasta pastel patines pavo ' +
  'pegamento pelota pepino pera perchero periódico pesas pimienta pincel pinza piña pistola pizza plátano plomo polvo poste ' +
  'protector pulpo puré rastrillo regadera regalo remolacha repollo reloj resina revista rímel rompecabezas sacapuntas salsa sandía ' +
  'serrucho servilleta shampoo sierra sillón soga soldadura sopas suéter tabaco talco tambor tamarindo tapete tinaco tiza tocador ' +
  'toronja tractor trapo triciclo trompeta tubo vajilla vaquero velador veneno ventilador vinagre violín yeso yogur yuca zanahoria ' +
  'zócalo zueco ' +
  'generador inversor planta termostato caminadora ajedrez baloncesto baraja béisbol boxeo dominó hierro madera póker tenis vóleibol'

export const otherWords: readonly string[] = [
  ...[makers, english, spanish].flatMap((words) => words.split(' ')),
  ...phoneMakers,
]
