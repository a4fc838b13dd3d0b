import { EVERY_FIVE_MINUTES, type ScheduledTask } from '#platform/jobs/scheduled-task.ts'

export const tasks: readonly ScheduledTask[] = [
  {
    name: 'renew-carrier-account',
    schedule: EVERY_FIVE_MINUTES,
    run: (shop) => shop.carriers['melhor-envio'].account.renewAhead(),
  },
]
