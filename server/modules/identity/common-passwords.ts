/** The most frequent passwords of leaked lists, and frequent ones of this country and of this kind of shop. */
const common = new Set(
  `
  123456 1234567 12345678 123456789 1234567890 12345 1234 111111 000000 123123 321321 654321 666666 888888 121212 112233 696969
  987654321 123321 abc abcdef abcdefg abcabc aa aaa aaaaaa a1b2c3 a1b2c3d4 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz@wsx qazwsx
  qazwsxedc zaq12wsx zaq1zaq1 qwe qwer qwert qwerty qwertz qwerty1 qwertyui qwertyuiop qweasd qweasdzxc q1w2e3 q1w2e3r4 asd asdf
  asdfg asdfgh asdfghjkl asdasd zxc zxcvb zxcvbn zxcvbnm pass passw0rd password p@ssword p@ssw0rd pa$$word pa$$w0rd p@$$word
  p@$$w0rd passwd passcode password1 letmein welcome w3lcome welc0me admin adm1n @dmin administrator root toor login test tester
  testing guest user changeme change secret s3cret temp temporal master hello hola iloveyou ilovejesus loveyou lovely love
  mylove princess princesa sunshine shadow monkey dragon football futbol baseball beisbol basketball soccer hockey superman
  batman spiderman ironman starwars pokemon naruto minecraft fortnite roblox google facebook instagram whatsapp samsung iphone
  apple android xiaomi huawei nokia microsoft windows linux oracle cisco computer internet server database summer winter spring
  autumn verano invierno primavera january february march april june july august september october november december enero
  febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre monday tuesday friday sunday lunes viernes
  domingo michael jordan jennifer jessica ashley daniel andrew joshua matthew anthony charlie thomas robert william george maria
  jose juan carlos luis miguel pedro ana alejandro fernando ricardo andrea gabriela sofia contraseña contrasena clave clave123
  micontraseña teamo teamomucho tequiero miamor amor amorcito mivida corazon bonita estrella familia jesus jesucristo cristo
  dios diosesamor bendicion dominicana republica santodomingo santiago quisqueya tigres licey aguilas escogido dominicano caribe
  bachata merengue barcelona realmadrid madrid messi ronaldo neymar mexico colombia argentina venezuela españa newyork yankees
  boston london america usa trustno1 freedom whatever killer hunter ranger buster tigger ginger pepper cookie chocolate cheese
  banana orange purple yellow silver golden diamond flower butterfly angel angels angelito lucky lucky7 money dinero magic ninja
  mustang ferrari mercedes porsche corvette harley matrix maverick phoenix thunder falcon eagle tiger lion wolf bear snoopy
  mickey access access14 bailey biteme blink182 cheyenne donald donald1 dubsmash flomaster joshua1 jordan23 lovers maggie nicole
  rockyou solo starwars1 sunshine1 zinch azerty daniela estefania samantha hannah amanda patrick cameron taylor justin brandon
  robertson abcd1234 aa123456 abc123 abc12345 admin123 qwerty123 pass123
  `
    .trim()
    .split(/\s+/),
)

/**
 * Whether a password is among the first that an attacker guesses (ACCOUNT-13). Capitals, and digits and symbols added
 * at the end to satisfy a rule, do not make it rare: `Password1!` counts as `password`. Of a word with fewer than six
 * letters only added symbols are ignored, since such a word alone says little.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  const withoutSigns = plain.replace(/(?<![^\p{L}\d])[^\p{L}\d]+$/u, '')
  const word = plain.replace(/(?<![^\p{L}])[^\p{L}]+$/u, '')
  return common.has(plain) || common.has(withoutSigns) || (word.length >= 6 && common.has(word))
}
