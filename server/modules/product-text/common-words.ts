import { helpPages } from '#domain/search/help-pages.ts'
import { foldText } from '#domain/search/fold-text.ts'

/*
 * Words that everybody writes correctly and that name no product: pronouns, articles, prepositions, conjunctions, adverbs,
 * the forms of the commonest verbs, who something is for, and when. A product whose name contains one is found by it, but
 * it is no typo of another word: `para mi mamá` does not look for the colour mamey (SEARCH-50).
 */

const spanish =
  'algo alguien algun alguna algunas alguno algunos ambos ante antes aquel aquella aquello aqui asi aun aunque bajo bien cada ' +
  'casi cerca como cual cuales cualquier cuando cuanta cuantas cuanto cuantos cuyo debajo dentro desde despues detras donde ' +
  'durante ella ellas ellos encima enfrente entonces entre esa esas ese eso esos esta estas este esto estos fuera hacia hasta ' +
  'incluso jamas junto lejos luego mas mejor menos mia mias mientras mio mios misma mismo mucha muchas mucho muchos muy nada ' +
  'nadie ningun ninguna ninguno nosotros nuestra nuestro nunca otra otras otro otros para peor pero poca pocas poco pocos porque ' +
  'pues quien quienes quiza quizas segun siempre sin sino sobre sola solo suya suyo tal tambien tampoco tanta tanto tantos ' +
  'toda todas todavia todo todos tras tuya tuyo usted ustedes varias varios vez veces ' +
  'estan estaba estado estar estoy eran eres fue fueron era habia haber hace hacen hacer hago hasta hay haya ' +
  'podria podrian poder puede pueden puedo pueda quiere quieren quiero quisiera queria sabe saben saber sea sean sera seran ser ' +
  'siendo sirve sirven servir son soy tenemos tener tenga tengan tengo tiene tienen tuvo usa usan usar uso usando vale van vaya ' +
  'vende venden vender busca buscan buscar buscando compro compra compran comprar da dan dar dame deme dice dicen decir dime ' +
  'funciona funcionan gusta gustan gustaria llega llegan llegar llama llaman llamar manda mandan mandar mostrar muestra muestrame ' +
  'necesita necesitan necesito ofrece ofrecen pasa pasar pide pedir pone poner queda quedan recomienda recomiendan recomendar ' +
  'trae traen traer viene vienen venir ver vemos veo ' +
  'mama mami papa papi madre padre hijo hija hijos hijas hermano hermana abuelo abuela abuelos tio tia primo prima sobrino ' +
  'sobrina esposo esposa marido novio novia mujer hombre senor senora familia amigo amiga amigos jefe vecino ' +
  'ahora ayer hoy manana noche tarde temprano dia dias semana semanas mes meses ano anos hora horas lunes martes miercoles jueves ' +
  'viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ' +
  'uno dos tres cuatro cinco seis siete ocho nueve diez cien mil primero segundo tercero ultimo ultima ' +
  'hola gracias favor adios buenas buenos tardes aqui alla alli ahi cosa cosas algo parte partes forma formas manera tipo tipos ' +
  'foto fotos video videos pieza piezas gente persona personas gran grande grandes pequena pequeno chico chica facil dificil rapido gratis mejores peores'

const english =
  'photo photos piece pieces about above across after again against almost alone along already also although always among and another any anybody ' +
  'anything are around because been before behind being below beside besides best better between both but cannot could did ' +
  'does doing done down during each either else enough even ever every everything few for from gave get gets getting give ' +
  'gives going gone got had has have having her here hers him himself his how however into its itself just kind know less let ' +
  'lets like look looking made make makes many may maybe mean might mine more most much must myself near need needed needs ' +
  'neither never next nobody none nor not nothing now off often once one only other others otherwise ought our ours out over ' +
  'own perhaps please put quite rather really said same say see seem seen shall she should show since some somebody someone ' +
  'something still such take tell than thank thanks that the their theirs them then there these they thing things this those ' +
  'though through thus too toward try two three four five six seven eight nine ten under until upon use used uses using very ' +
  'want wanted wants was way ways well went were what whatever when where whether which while who whole whom whose why will ' +
  'wish with within without would yes yet you your yours yourself ' +
  'buy buying bought sell sells selling sold find finding found work works working recommend suggest bring order ordered orders ' +
  'mom mommy mum dad daddy mother father son daughter brother sister grandma grandpa grandmother grandfather uncle aunt cousin ' +
  'husband wife boyfriend girlfriend woman man lady sir family friend friends boss neighbor ' +
  'today tomorrow yesterday night evening morning afternoon day days week weeks month months year years monday tuesday ' +
  'wednesday thursday friday saturday sunday january february march april june july august september october november december ' +
  'first second third last hello hey big large small little easy hard fast free people person'

const ofHelp = helpPages.flatMap(({ terms, wholeTerms = [] }) => [...terms, ...wholeTerms]).join(' ')

export const commonWords: readonly string[] = [spanish, english, ofHelp].flatMap((words) =>
  foldText([words]).split(' '),
)
