import { EVERY_MINUTE, type ScheduledTask } from '#platform/jobs/scheduled-task.ts'
import { voucherTexts } from './email-texts.ts'
import { sendDueVouchers } from './use-cases/send-due-vouchers.ts'

export { personalData } from './personal-data.ts'

export const tasks: readonly ScheduledTask[] = [
  { name: 'send-due-vouchers', schedule: EVERY_MINUTE, run: sendDueVouchers },
]

export const textGroups = [voucherTexts]
