/** The body of every JSON response (WIRE-1): success with 2xx, fail with 4xx, error with 5xx. */
export interface Envelope<T = unknown> {
  status: 'success' | 'fail' | 'error'
  code: number
  message: string
  data: T
}

/** An invalid field, its path written with dots: `products.1.quantity`. */
export interface FieldError {
  path: string
  message: string
}

/** The data of a `fail` response: the reason's code, the refusal's own data, the invalid fields. */
export interface FailData {
  reason: string
  errors?: FieldError[]
  [datum: string]: unknown
}
