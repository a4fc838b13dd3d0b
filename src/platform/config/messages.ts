import { z } from 'zod'
import type { ShopIdentity } from '#platform/domain/shop-identity.ts'
import { parseSender } from '#platform/mail/envelope.ts'
import { flag, url } from './setting-types.ts'
import type { Site } from './site.ts'

const urlList = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(z.array(url))

export const messageSettings = z.object({
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  ALLOW_OFFLINE_MAIL: flag,
  AUTOMATION_WEBHOOK_URLS: urlList,
  AUTOMATION_WEBHOOK_SECRET: z.string().min(16, 'needs at least 16 characters').optional(),
})

type MessageSettings = z.infer<typeof messageSettings>

export function messageFaults(
  env: MessageSettings & { SHOP_EMAIL?: string | undefined },
  site: Site,
): string[] {
  const faults: string[] = []
  if (!site.isLocal && !env.SMTP_URL && !env.ALLOW_OFFLINE_MAIL) {
    faults.push('SMTP_URL: required on a public address; ALLOW_OFFLINE_MAIL=1 writes mail to files instead')
  }
  if (env.SMTP_URL && !env.MAIL_FROM && !env.SHOP_EMAIL) {
    faults.push('MAIL_FROM: required with SMTP_URL where SHOP_EMAIL is not set')
  }
  try {
    if (env.MAIL_FROM) parseSender(env.MAIL_FROM)
  } catch (error) {
    faults.push((error as Error).message)
  }
  return faults
}

export function messageConfig(env: MessageSettings, site: Site, { name, email }: ShopIdentity) {
  // Mail that is only written to files may use a fictitious sender.
  const from = env.MAIL_FROM ?? `${name} <${email || `loja@${site.url.hostname}`}>`
  const sender = parseSender(from)
  return {
    mail: {
      smtpUrl: env.SMTP_URL,
      from,
      senderName: sender.name || name,
      replyTo: email || sender.address,
    },
    automationWebhookUrls: env.AUTOMATION_WEBHOOK_URLS,
    automationWebhookSecret: env.AUTOMATION_WEBHOOK_SECRET,
  }
}
