import type { SQL } from 'drizzle-orm'
import type { OrderStatusNotice } from '#platform/automation/port.ts'
import type { Email } from '#platform/mail/email.ts'

/** Work to do after a transaction commits. Jobs with the same key are enqueued only once. */
export type Job =
  | {
      readonly name: 'send-email'
      readonly key: string
      readonly email: Email
      readonly delaySeconds?: number
      readonly isTest?: boolean
    }
  | { readonly name: 'notify-order-status-change'; readonly key: string; readonly notice: OrderStatusNotice }
  /** The job looks up the account, so that response times do not reveal whether the address has one. */
  | { readonly name: 'recover-password'; readonly key: string; readonly email: string }
  | { readonly name: 'forget-payment-customer'; readonly key: string; readonly reference: string }

export type JobName = Job['name']

/** Requires a transaction, so that a message is rolled back with its cause. */
export interface OpenTransaction {
  execute(query: SQL): PromiseLike<{ rows: unknown[] }>
  rollback(): never
}

export interface PersonInQueue {
  readonly email: string | null
  readonly orders: readonly string[]
}

export interface Outbox {
  enqueue(tx: OpenTransaction, ...jobs: readonly Job[]): Promise<void>
  /** Returns false if the job is running, delivered or unknown. */
  withdraw(tx: OpenTransaction, name: JobName, key: string): Promise<boolean>
  /**
   * Deletes messages to and about the customer. Pending messages about orders are still sent, because the
   * orders remain.
   */
  forgetPerson(tx: OpenTransaction, person: PersonInQueue): Promise<void>
  redeliver(undeliveredId: string): Promise<boolean>
}

const WELCOME_DELAY_SECONDS = 2

export function welcomeEmail(user: { id: string; email: string; name: string }): Job {
  return {
    name: 'send-email',
    key: `welcome:${user.id}`,
    delaySeconds: WELCOME_DELAY_SECONDS,
    email: { type: 'welcome', to: user.email, data: { customerName: user.name, customerEmail: user.email } },
  }
}
