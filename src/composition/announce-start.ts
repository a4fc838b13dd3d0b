import type { Config } from '#config.ts'
import { readDemoAccounts } from './demo-accounts.ts'

/** A part of the start that takes its time. */
export const sayOnTerminal = (line: string) => void process.stdout.write(`${line}\n`)

/** For a person at the terminal of their own machine: it shows passwords. */
export function announceStart(config: Config, url: string, shopName: string): void {
  const accounts = readDemoAccounts(config.dataDir)
  const lines = [
    '',
    `  ${shopName ? `${shopName} está aberta` : 'A loja está no ar'}: ${url}`,
    ...(accounts
      ? [
          '',
          '  Contas de demonstração',
          `    administradora  ${accounts.administrator.email}  ${accounts.administrator.password}`,
          `    cliente         ${accounts.customer.email}  ${accounts.customer.password}`,
        ]
      : []),
    ...(config.stripe
      ? []
      : ['', '  Pagamentos de teste: cartão 4242 4242 4242 4242, qualquer validade futura e CVC']),
    ...(config.mail.smtpUrl ? [] : [`  E-mails: ${url}/dev/mail`]),
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
