import { openMailFolder } from './mail-folder.ts'
import type { Mailer } from './port.ts'

export interface MailSettings {
  /** `SMTP_URL`; without it, mail is written to the folder. */
  readonly smtpUrl: string | undefined
  readonly from: string
  readonly folder: string
  readonly now: () => Date
}

export async function createMailer({ smtpUrl, from, folder, now }: MailSettings): Promise<Mailer> {
  if (!smtpUrl) return openMailFolder({ folder, from, now })
  const { createSmtpMailer } = await import('./smtp-mailer.ts')
  return createSmtpMailer({ url: smtpUrl, from })
}
