import type { SQL } from 'drizzle-orm'
import type { OrderStatusNotice } from '#platform/automation/port.ts'
import type { Email } from '#platform/mail/email.ts'

/**
 * A message of the outbox: what is to be done after a transaction has committed. The key names the fact behind it: the same
 * key is enqueued once, however often a use case runs.
 */
export type Job =
  | {
      readonly name: 'send-email'
      readonly key: string
      readonly email: Email
      /** Some e-mails leave a while after their cause: the welcome, and notices that may still be put right. */
      readonly delaySeconds?: number
      /** Of a purchase that an administrator tries out: the subject says so. */
      readonly isTest?: boolean
    }
  | { readonly name: 'notify-order-status-change'; readonly key: string; readonly notice: OrderStatusNotice }
  /** Somebody asked for a new password; whether the address has an account is found out later, where nobody can time it. */
  | { readonly name: 'recover-password'; readonly key: string; readonly email: string }
  /** The account is gone; the provider is to forget the customer and their saved cards. */
  | { readonly name: 'forget-payment-customer'; readonly key: string; readonly reference: string }

export type JobName = Job['name']

/** A transaction, not a bare connection (which cannot roll back): a message must fall together with its cause. */
export interface OpenTransaction {
  execute(query: SQL): PromiseLike<{ rows: unknown[] }>
  rollback(): never
}

/** By what messages name somebody: their address, and ids and numbers of their orders. */
export interface PersonInQueue {
  /** Null where only messages about these orders go. */
  readonly email: string | null
  readonly orders: readonly string[]
}

export interface Outbox {
  /** Several at once cost one statement for each of their names. */
  enqueue(tx: OpenTransaction, ...jobs: readonly Job[]): Promise<void>
  /** Takes back what has not been delivered and is not under way; false when it is too late, or was never enqueued. */
  withdraw(tx: OpenTransaction, name: JobName, key: string): Promise<boolean>
  /**
   * Deletes every record of messages to the customer and about them, delivered, given up or waiting. What waits to tell them or the owner about an
   * order still leaves: the order stays as well.
   */
  forgetPerson(tx: OpenTransaction, person: PersonInQueue): Promise<void>
  /** Gives a message that could not be delivered another chance; false when it waits for none. */
  redeliver(undeliveredId: string): Promise<boolean>
}

const WELCOME_DELAY_SECONDS = 2

/** Once per account, whoever asks and however often. */
export function welcomeEmail(user: { id: string; email: string; name: string }): Job {
  return {
    name: 'send-email',
    key: `welcome:${user.id}`,
    delaySeconds: WELCOME_DELAY_SECONDS,
    email: { type: 'welcome', to: user.email, data: { customerName: user.name, customerEmail: user.email } },
  }
}
