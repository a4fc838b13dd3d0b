/**
 * How one attempt ended. 'retry' comes back later, by itself; 'give-up' goes to the dead letters at once, because
 * trying again cannot help.
 */
export type JobOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'retry'; readonly reason: string }
  | { readonly kind: 'give-up'; readonly reason: string }

export const done: JobOutcome = { kind: 'done' }
