/** Why a request is not answered by the app, with the status that says so. */
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
  /** Something was sent: nobody knows whether it was kept. */
  isSubmission?: boolean
  /** Only a page that may be asked for again without harm reloads itself. */
  retryAfterSeconds?: number
}

/** What the shop says then; given by whoever composes the server, which knows no words and no brand. */
export interface ErrorTexts {
  sentence(code: HttpErrorCode): string
  document(document: ErrorDocument): string
  /** The content security policy that the documents need. */
  documentPolicy: string
}
