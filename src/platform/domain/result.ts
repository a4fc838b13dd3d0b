/**
 * Expected refusals are values, so callers must handle them. `copy` maps the code to the message for
 * users.
 */
export type Refusal<Code extends string = string, Details = undefined> = {
  readonly ok: false
  readonly code: Code
  readonly details: Details
}

export type Ok<Value> = { readonly ok: true; readonly value: Value }

export function ok(): Ok<undefined>
export function ok<Value>(value: Value): Ok<Value>
export function ok<Value>(value?: Value): Ok<Value | undefined> {
  return { ok: true, value }
}

export function refuse<const Code extends string>(code: Code): Refusal<Code>
export function refuse<const Code extends string, Details>(
  code: Code,
  details: Details,
): Refusal<Code, Details>
export function refuse<const Code extends string, Details>(
  code: Code,
  details?: Details,
): Refusal<Code, Details | undefined> {
  return { ok: false, code, details }
}
