/** Data of each email type, declared by its module. Dates are ISO strings, because the outbox stores JSON. */
// biome-ignore lint/suspicious/noEmptyInterface: other modules declare its members.
export interface EmailKinds {}

export type EmailType = keyof EmailKinds
export type EmailData<Type extends EmailType> = EmailKinds[Type]

export type Email = { [Type in EmailType]: EmailOf<Type> }[EmailType]

interface EmailOf<Type extends EmailType> {
  readonly type: Type
  readonly to: string
  readonly data: EmailKinds[Type]
}
