/** Every JSON answer of the store (WIRE-1): success with 2xx, fail with 4xx, error with 5xx. */
export interface Envelope<T = unknown> {
  status: 'success' | 'fail' | 'error'
  code: number
  message: string
  data: T
}

/** One field that did not pass, its path written with dots: `products.1.quantity`. */
export interface FieldError {
  path: string
  message: string
}

/** What the data of a failed answer holds: our own word for the reason, the refusal's data, the fields' errors. */
export interface FailData {
  reason: string
  errors?: FieldError[]
  [datum: string]: unknown
}
