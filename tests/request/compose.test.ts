import { readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, inject, test } from 'vitest'
import { projectRoot } from '#platform/config/project-root.ts'
import { freePort } from '../support/free-port.ts'
import { startSeededShop } from '../support/running-shop.ts'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

function filledEnvironmentFile(): NodeJS.Dict<string> {
  const filled = read('.env.example').replace(/^#((?:SHOP_\w+|SMTP_URL|SESSION_SECRET)=)/gm, '$1')
  const secrets = ['SECRET_KEY', 'PUBLISHABLE_KEY', 'WEBHOOK_SECRET'].map((name) => `STRIPE_${name}=test`)
  return parseEnv([filled, ...secrets, "POSTGRES_PASSWORD='a/b@c:d'"].join('\n'))
}

function composeEnvironment(own: NodeJS.Dict<string>): Record<string, string> {
  const [, block = ''] = /^ {2}environment:\n((?: {4}.*\n)+)/m.exec(read('compose.yaml')) ?? []
  const lines = [...block.matchAll(/^ {4}(\w+): (.*)$/gm)]
  const filled = (value: string) => value.replace(/\$\{(\w+)[^}]*\}/g, (_all, name) => own[name] ?? '')
  return Object.fromEntries(lines.map(([, name, value = '']) => [name, filled(value)]))
}

function imageEnvironment(): Record<string, string> {
  const [, settings = ''] = /^ENV (.*)$/m.exec(read('Dockerfile')) ?? []
  return Object.fromEntries(settings.split(' ').map((setting) => setting.split('=')))
}

function ask(options: { host: string; port: number; path: string; headers?: Record<string, string> }) {
  const sent = Promise.withResolvers<IncomingMessage>()
  request(options, sent.resolve).on('error', sent.reject).end()
  return sent.promise.then((answer) => answer.resume().statusCode)
}

test('a shop set up from compose.yaml is reachable from outside its container', async () => {
  const own = filledEnvironmentFile()
  const givenEnvironment = { ...imageEnvironment(), ...own, ...composeEnvironment(own) }
  expect(givenEnvironment).toMatchObject({ HOST: '0.0.0.0', PORT: '3000', DATA_DIR: '/data', JOBS: 'apart' })
  expect(givenEnvironment).toMatchObject({
    SITE_URL: 'https://loja.exemplo.com.br',
    DATABASE_PASSWORD: 'a/b@c:d',
  })

  // Differs from the container only in database, data folder and port.
  const {
    DATABASE_URL: _url,
    DATA_DIR: _folder,
    DATABASE_PASSWORD: _password,
    ...environment
  } = givenEnvironment
  const port = await freePort()
  const runningShop = await startSeededShop(inject('seededShop'), {
    ...environment,
    PORT: String(port),
    DRAIN_SECONDS: '0',
  })
  try {
    // The health check connects by IP address, the proxy by name from another machine.
    expect(await ask({ host: '127.0.0.1', port, path: '/healthz' })).toBe(200)
    const outside = Object.values(networkInterfaces())
      .flatMap((matches) => matches ?? [])
      .find(({ internal, family }) => !internal && family === 'IPv4')
    const headers = {
      Host: 'loja.exemplo.com.br',
      'X-Forwarded-For': '203.0.113.9',
      'X-Forwarded-Proto': 'https',
    }
    const host = outside?.address ?? '127.0.0.1'
    expect(await ask({ host, port, path: '/', headers })).toBe(200)
  } finally {
    await runningShop.stop()
  }
})

test('no image contains an .env file or tests', () => {
  const ignored = read('.dockerignore').split('\n')
  expect(ignored).toContain('*')
  expect(ignored.indexOf('**/.env*')).toBeGreaterThan(ignored.findLastIndex((line) => line.startsWith('!')))
  expect(read('Dockerfile')).not.toMatch(/COPY --from=build \/shop \/shop/)
})
