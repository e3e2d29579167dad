import { type KeyObject, createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { InputOf, ReplyOf } from '#contract/endpoint.ts'
import type { addPasskey, getPasskeyOptions, getPasskeySignInOptions, signInWithPasskey } from '#contract/passkeys.ts'

type CreationOptions = ReplyOf<typeof getPasskeyOptions>['options']
type RequestOptions = ReplyOf<typeof getPasskeySignInOptions>['options']

/** What a test has the authenticator do differently. */
export interface Oddities {
  origin?: string
  rpId?: string
  challenge?: string
  /** The counter that it states; without one it counts by itself. */
  signCount?: number
  isVerified?: boolean
  userHandle?: string
  /** The statement of an attestation, in CBOR, and its format. */
  attestation?: { format: string; statement: Buffer }
}

/** A passkey as an authenticator keeps it, with ES256. */
export interface SoftwareAuthenticator {
  credentialId: string
  /** The answer to the options of a new passkey, with attestation `none`. */
  create(options: CreationOptions, oddities?: Oddities): InputOf<typeof addPasskey>['credential']
  /** The answer to the options of a sign-in. */
  get(options: RequestOptions, oddities?: Oddities): InputOf<typeof signInWithPasskey>['credential']
}

/** An authenticator in software, for a browser that shows the pages of an origin. */
export function createSoftwareAuthenticator(browserOrigin = 'http://store.test'): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const credentialId = id.toString('base64url')
  let signCount = 0
  let handle: string | undefined
  const clientData = (type: string, challenge: string, { origin = browserOrigin }: Oddities) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const dataFor = (rpId: string, { isVerified = true, signCount: stated }: Oddities, credential?: Buffer) => {
    signCount = stated ?? signCount + 1
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (credential ? 0x40 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(signCount)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, credential ?? Buffer.alloc(0)])
  }
  const parts = { id: credentialId, rawId: credentialId, type: 'public-key', clientExtensionResults: {} } as const
  return {
    credentialId,
    create(options, oddities = {}) {
      handle = options.user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)])
      const { format, statement } = oddities.attestation ?? { format: 'none', statement: cborMap([]) }
      const attestationObject = cborMap([
        [cborText('fmt'), cborText(format)],
        [cborText('attStmt'), statement],
        [cborText('authData'), cborBytes(dataFor(oddities.rpId ?? options.rp.id, oddities, credential))],
      ])
      const data = clientData('webauthn.create', oddities.challenge ?? options.challenge, oddities)
      return {
        ...parts,
        response: {
          clientDataJSON: data.toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    get(options, oddities = {}) {
      const data = clientData('webauthn.get', oddities.challenge ?? options.challenge, oddities)
      const authenticatorData = dataFor(oddities.rpId ?? options.rpId, oddities)
      const userHandle = oddities.userHandle ?? handle
      return {
        ...parts,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey).toString('base64url'),
          ...(userHandle && { userHandle }),
        },
      }
    },
  }
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

/** A public key in COSE: kind EC2, algorithm ES256, curve P-256 and the two coordinates. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (text: string) => cborBytes(Buffer.from(text, 'base64url'))
  return cborMap([
    [cborNumber(1), cborNumber(2)],
    [cborNumber(3), cborNumber(-7)],
    [cborNumber(-1), cborNumber(1)],
    [cborNumber(-2), coordinate(x)],
    [cborNumber(-3), coordinate(y)],
  ])
}

const cborNumber = (n: number) => (n >= 0 ? head(0, n) : head(1, -1 - n))
export const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([head(2, bytes.length), bytes])
export const cborText = (text: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)])
export const cborList = (items: readonly Buffer[]): Buffer => Buffer.concat([head(4, items.length), ...items])
export const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()])

/** The first bytes of a CBOR item: its kind and its length or number. */
function head(kind: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(kind << 5) | n])
  if (n < 256) return Buffer.from([(kind << 5) | 24, n])
  return Buffer.from([(kind << 5) | 25, n >> 8, n & 255])
}
