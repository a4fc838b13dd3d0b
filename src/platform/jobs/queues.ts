import type { Queue } from 'pg-boss'
import type { JobName } from '#platform/outbox.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const QUEUE_SCHEMA = 'pgboss'
export const DEAD_LETTERS = 'dead-letters'

type QueueSettings = Omit<Queue, 'name'>

/** Nothing is forgotten for waiting: a message is kept for a year even if no worker runs. */
export const RETENTION_SECONDS = 365 * DAY

const messages: QueueSettings = {
  deadLetter: DEAD_LETTERS,
  notify: true,
  retentionSeconds: RETENTION_SECONDS,
  deleteAfterSeconds: DAY,
  retryBackoff: true,
}

export const outboxQueues: Readonly<Record<JobName, QueueSettings>> = {
  // 30 s, 1, 2, 4 … minutes, then every 6 hours: about three days, longer than most mail servers are unavailable.
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
  // Only enqueues the e-mail; an hour later nobody waits for it any more.
  'recover-password': {
    ...messages,
    retryLimit: 6,
    retryDelay: 10,
    retryDelayMax: 10 * MINUTE,
    expireInSeconds: 30,
  },
  // What the customer was told is forgotten must be: about a month of asking, then the owner sees it.
  'forget-payment-customer': {
    ...messages,
    retryLimit: 130,
    retryDelay: 30,
    retryDelayMax: 6 * HOUR,
    expireInSeconds: 60,
  },
}

/** Long enough for an owner to see and repeat them; each names a person, and nothing about them is kept for being stuck. */
export const deadLetterQueue: QueueSettings = { retryLimit: 0, retentionSeconds: 90 * DAY }

/**
 * At most one at a time on all nodes, and none waits behind it: the next minute brings the next one. The heartbeat frees
 * the place soon after a node died in the middle.
 */
export const scheduledQueue: QueueSettings = {
  policy: 'exclusive',
  notify: true,
  retryLimit: 0,
  expireInSeconds: 10 * MINUTE,
  heartbeatSeconds: 30,
  deleteAfterSeconds: DAY,
}
