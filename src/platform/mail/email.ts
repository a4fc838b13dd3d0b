/**
 * The e-mails the shop writes, by type, as facts: who gets it and what it is about. Each module declares its own here. They wait in
 * the outbox as JSON, so instants are ISO text.
 */
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
