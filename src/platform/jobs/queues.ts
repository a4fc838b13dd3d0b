import type { Queue } from 'pg-boss'
import type { JobName } from '#platform/outbox.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const QUEUE_SCHEMA = 'pgboss'
export const DEAD_LETTERS = 'dead-letters'

type QueueSettings = Omit<Queue, 'name'>

/** Messages wait for a year even if no worker runs. */
export const RETENTION_SECONDS = 365 * DAY

const messages: QueueSettings = {
  deadLetter: DEAD_LETTERS,
  notify: true,
  retentionSeconds: RETENTION_SECONDS,
  deleteAfterSeconds: DAY,
  retryBackoff: true,
}

export const outboxQueues: Readonly<Record<JobName, QueueSettings>> = {
  // Retries after 30 s, 1, 2, 4 … minutes, then every 6 hours, for about three days. Most mail server
  // outages are shorter.
  'send-email': {
    ...messages,
    retryLimit: 20,
    retryDelay: 30,
    retryDelayMax: 6 * HOUR,
    expireInSeconds: 100,
  },
  'notify-order-status-change': {
    ...messages,
    retryLimit: 10,
    retryDelay: 30,
    retryDelayMax: HOUR,
    expireInSeconds: 30,
  },
  'recover-password': {
    ...messages,
    retryLimit: 6,
    retryDelay: 10,
    retryDelayMax: 10 * MINUTE,
    expireInSeconds: 30,
  },
  // Deletion was promised to the customer: retries for about a month, then alerts the owner.
  'forget-payment-customer': {
    ...messages,
    retryLimit: 130,
    retryDelay: 30,
    retryDelayMax: 6 * HOUR,
    expireInSeconds: 60,
  },
}

/** Long enough for the owner to retry them; limited, because they contain personal data. */
export const deadLetterQueue: QueueSettings = { retryLimit: 0, retentionSeconds: 90 * DAY }

/**
 * One run at a time on all nodes, without a backlog. If a node dies, its missing heartbeat soon allows the
 * next run.
 */
export const scheduledQueue: QueueSettings = {
  policy: 'exclusive',
  notify: true,
  retryLimit: 0,
  expireInSeconds: 10 * MINUTE,
  heartbeatSeconds: 30,
  deleteAfterSeconds: DAY,
}
