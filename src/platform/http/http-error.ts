export const httpErrorStatus = {
  'malformed-url': 400,
  'malformed-request': 400,
  'unknown-host': 421,
  'not-found': 404,
  'method-not-allowed': 405,
  'url-too-long': 414,
  'headers-too-large': 431,
  'foreign-origin': 403,
  'body-too-large': 413,
  'body-too-slow': 408,
  'too-many-listeners': 429,
  'too-many-requests': 429,
  overloaded: 503,
  'database-unavailable': 503,
  unexpected: 500,
} as const

export type HttpErrorCode = keyof typeof httpErrorStatus

export interface ErrorDocument {
  code: HttpErrorCode
  requestId: string
  /** True for a submission that may or may not have been processed. */
  isSubmission?: boolean
  /** Set only for pages that may be requested again safely; they reload themselves. */
  retryAfterSeconds?: number
}

export interface ErrorTexts {
  sentence(code: HttpErrorCode): string
  document(document: ErrorDocument): string
  documentPolicy: string
}
