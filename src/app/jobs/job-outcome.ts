/** 'retry' runs again later; 'give-up' dead-letters at once, because another attempt cannot help. */
export type JobOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'retry'; readonly reason: string }
  | { readonly kind: 'give-up'; readonly reason: string }

export const done: JobOutcome = { kind: 'done' }
