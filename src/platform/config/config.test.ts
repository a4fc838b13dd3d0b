import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'

function listConfigFaults(environment: Record<string, string>): readonly string[] {
  try {
    parseConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
}

const publicShop = {
  SITE_URL: 'https://loja.exemplo.com.br',
  SHOP_NAME: 'Lume & Coco',
  SHOP_CNPJ: '11.222.333/0001-81',
  SHOP_ADDRESS: 'Rua Harmonia, 500',
  SHOP_EMAIL: 'ola@exemplo.com.br',
  SHOP_PHONE: '(11) 99999-0000',
  SMTP_URL: 'smtps://user:secret@smtp.exemplo.com.br',
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_PUBLISHABLE_KEY: 'pk',
  STRIPE_WEBHOOK_SECRET: 'whsec',
}

test.each(['a/b@c:d', 'x#y?z', '100%40', '[çã] &'])('%j can be the password of a database', (password) => {
  const DATABASE_URL = 'postgres://shop@localhost:5432/shop'
  const { database } = parseConfig({ DATABASE_URL, DATABASE_PASSWORD: password })
  const client = new pg.Client({ connectionString: database.url })
  expect(client).toMatchObject({ user: 'shop', password, host: 'localhost', port: 5432, database: 'shop' })
})

test.each(['postgres://shop:a/b@localhost/shop', 'postgres://shop:12/b@localhost/shop'])(
  'a password that breaks the address of the database is refused in words: %s',
  (DATABASE_URL) => {
    expect(listConfigFaults({ DATABASE_URL })).toEqual([
      expect.stringContaining('DATABASE_PASSWORD as it is'),
    ])
  },
)

test('a sender that no mail could carry is reported with everything else', () => {
  expect(listConfigFaults({ MAIL_FROM: 'Lume & Coco', SITE_URL: 'http://localhost:3000/loja' })).toEqual([
    'SITE_URL: must be an origin such as https://loja.exemplo.com.br, without a path',
    'MAIL_FROM must look like: Loja <ola@exemplo.com.br>',
  ])
})

describe('without any setting', () => {
  const config = parseConfig({})

  test('the shop is a demo on this machine only', () => {
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      environment: 'test',
      isLocalSite: true,
      seed: 'demo',
      trustedProxies: 0,
      stripe: undefined,
    })
  })

  test('an empty value counts as none', () => {
    expect(parseConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({
      port: 3000,
      mail: { smtpUrl: undefined },
    })
  })
})

describe('on a public address', () => {
  test('a complete shop starts, without the demo', () => {
    expect(parseConfig(publicShop)).toMatchObject({
      environment: 'production',
      seed: 'none',
      isLocalSite: false,
    })
  })

  test('loads the demo only on request', () => {
    expect(parseConfig({ ...publicShop, SEED: 'demo' }).seed).toBe('demo')
  })

  test('everything that is missing is named at once', () => {
    const faults = listConfigFaults({ SITE_URL: 'https://loja.exemplo.com.br' }).join('\n')
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'SMTP_URL']) {
      expect(faults).toContain(name)
    }
  })

  test('a shop without seller data has no seller notice', () => {
    const { SHOP_NAME, SHOP_CNPJ, SHOP_ADDRESS, SHOP_EMAIL, SHOP_PHONE, SMTP_URL, ...nameless } = publicShop
    const { identity } = parseConfig({ ...nameless, ALLOW_OFFLINE_MAIL: '1' })
    expect(identity).toEqual({ name: '', taxId: '', address: '', email: '', phone: '' })
    expect(listConfigFaults({ ...nameless, SMTP_URL })).toEqual([expect.stringContaining('MAIL_FROM')])
  })

  test('a CNPJ has its check digits; a CPF does as well', () => {
    expect(listConfigFaults({ ...publicShop, SHOP_CNPJ: '00.000.000/0001-00' })).toEqual([
      expect.stringContaining('SHOP_CNPJ'),
    ])
    expect(parseConfig({ ...publicShop, SHOP_CNPJ: '52998224725' }).identity.taxId).toBe('529.982.247-25')
  })

  test('offline payment and mail must be allowed by name', () => {
    const {
      SMTP_URL: _mail,
      STRIPE_SECRET_KEY: _a,
      STRIPE_PUBLISHABLE_KEY: _b,
      STRIPE_WEBHOOK_SECRET: _c,
      ...offline
    } = publicShop
    expect(listConfigFaults(offline)).toHaveLength(2)
    expect(listConfigFaults({ ...offline, ALLOW_OFFLINE_MAIL: '1', ALLOW_OFFLINE_PAYMENTS: '1' })).toEqual([])
  })

  test('processes that share a database share the secret too', () => {
    const shared = { ...publicShop, DATABASE_URL: 'postgres://shop@db/shop' }
    expect(listConfigFaults(shared)).toEqual([expect.stringContaining('SESSION_SECRET')])
    expect(listConfigFaults({ ...shared, SESSION_SECRET: 'x'.repeat(32) })).toEqual([])
  })

  test('a preview host is a test', () => {
    expect(parseConfig({ ...publicShop, SITE_URL: 'https://lume.vercel.app' }).environment).toBe('test')
  })
})

describe('faults', () => {
  test.each([
    [{ PORT: '70000' }, 'PORT'],
    [{ SITE_URL: 'loja.exemplo.com.br' }, 'SITE_URL'],
    [{ SITE_URL: 'http://localhost:3000/loja' }, 'SITE_URL'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
    [{ SHOP_CNPJ: '123' }, 'SHOP_CNPJ'],
    [{ ADMIN_EMAIL: 'a@b.co' }, 'ADMIN_PASSWORD'],
    [{ STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ S3_BUCKET: 'x' }, 'S3_ENDPOINT'],
    [{ AUTOMATION_WEBHOOK_URLS: 'https://a.exemplo/x, nada' }, 'AUTOMATION_WEBHOOK_URLS'],
    [{ RATE_LIMITS: 'nada=1/1' }, 'RATE_LIMITS'],
  ])('%j names %s', (environment, name) => {
    expect(listConfigFaults(environment as unknown as Record<string, string>).join('\n')).toContain(name)
  })

  test('are one readable message', () => {
    expect(() => parseConfig({ PORT: 'x', HOST: '', LOG_LEVEL: 'loud' })).toThrow(
      /The shop cannot start with these settings:\n {2}- PORT: .*\n {2}- LOG_LEVEL: /,
    )
  })
})

test('a public shop keeps accepting for a moment after a stop signal, so that a balancer notices', () => {
  expect(parseConfig({}).drainSeconds).toBe(0)
  expect(parseConfig({ DRAIN_SECONDS: '2.5' }).drainSeconds).toBe(2.5)
  expect(parseConfig(publicShop).drainSeconds).toBe(5)
  expect(listConfigFaults({ DRAIN_SECONDS: '-1' })).toHaveLength(1)
})

describe('Pix', () => {
  const ownPixKey = { PIX_KEY: '529.982.247-25', PIX_NAME: 'Ateliê Lume', PIX_CITY: 'São Paulo' }

  test('to an own key is stored in the form that its code needs', () => {
    expect(parseConfig(ownPixKey).ownPixKey).toEqual({
      key: '52998224725',
      receiver: 'Atelie Lume',
      city: 'Sao Paulo',
    })
    expect(parseConfig({}).ownPixKey).toBeUndefined()
  })

  test.each([
    ['a key with a wrong check digit', { ...ownPixKey, PIX_KEY: '529.982.247-26' }, 'PIX_KEY: is no Pix key'],
    [
      'a name that is too long',
      { ...ownPixKey, PIX_NAME: 'x'.repeat(26) },
      'PIX_NAME: a Pix code has room for 25',
    ],
    ['a city in emoji', { ...ownPixKey, PIX_CITY: '🕯️' }, 'PIX_CITY: a Pix code has room for 15'],
    ['a key alone', { PIX_KEY: ownPixKey.PIX_KEY }, 'PIX_KEY, PIX_NAME, PIX_CITY: set all three'],
    ['too much of a discount', { PIX_DISCOUNT_PERCENT: '31' }, 'PIX_DISCOUNT_PERCENT'],
  ])('does not start with %s', (_what, environment, fault) => {
    expect(listConfigFaults(environment).join('\n')).toContain(fault)
  })

  test('alone is enough for a public shop, which then takes no test cards', () => {
    const {
      STRIPE_SECRET_KEY: _s,
      STRIPE_PUBLISHABLE_KEY: _p,
      STRIPE_WEBHOOK_SECRET: _w,
      ...shop
    } = publicShop
    expect(listConfigFaults(shop)).not.toEqual([])
    expect(parseConfig({ ...shop, ...ownPixKey })).toMatchObject({
      takesTestPayments: false,
      stripe: undefined,
    })
  })
})
