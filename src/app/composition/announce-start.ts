import { pathTo } from '#addresses.ts'
import type { Config } from '#platform/config/config.ts'
import { type DemoAccounts, readDemoAccounts } from './demo-accounts.ts'

export const sayOnTerminal = (line: string) => void process.stdout.write(`${line}\n`)

interface StartFacts {
  readonly shopName: string
  readonly isShopOpen: boolean
}

/** For local terminals only: it shows passwords. */
export function announceStart(config: Config, facts: StartFacts): void {
  sayOnTerminal(startMessage(config, facts, readDemoAccounts(config.dataDir)))
}

export const publicStart = ({ siteUrl, stripe, administrator }: Config) => ({
  url: siteUrl,
  backOffice: siteUrl + pathTo('admin'),
  administrator: administrator?.email,
  testPayments: !stripe,
})

export function startMessage(config: Config, facts: StartFacts, demo: DemoAccounts | null): string {
  const url = config.siteUrl
  return [
    '',
    `  ${headline(facts)}: ${url}`,
    `  Administração: ${url}${pathTo('admin')}`,
    ...(demo ? demoLines(demo) : [`    conta  ${ownersAccount(config)}`]),
    ...(config.stripe
      ? []
      : ['', '  Pagamentos de teste: cartão 4242 4242 4242 4242, qualquer validade futura e CVC']),
    ...(config.mail.smtpUrl ? [] : [`  E-mails: ${url}/dev/mail`]),
    '',
  ].join('\n')
}

function headline({ shopName, isShopOpen }: StartFacts): string {
  if (!isShopOpen) return `${shopName || 'A loja'} está no ar, ainda fechada para clientes`
  return shopName ? `${shopName} está aberta` : 'A loja está no ar'
}

const demoLines = ({ administrator, customer }: DemoAccounts) => [
  '',
  '  Contas de demonstração',
  `    administradora  ${administrator.email}  ${administrator.password}`,
  `    cliente         ${customer.email}  ${customer.password}`,
]

const ownersAccount = ({ administrator }: Config) =>
  administrator
    ? `${administrator.email}, com a senha de ADMIN_PASSWORD ou a que você escolheu depois`
    : 'defina ADMIN_EMAIL e ADMIN_PASSWORD e inicie de novo para criar a sua'
