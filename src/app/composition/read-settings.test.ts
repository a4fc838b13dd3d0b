import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { readSettings } from './read-settings.ts'

const HOST = '127.0.0.1'

it('names a port that is taken together with every other fault, and is content when it is free again', async () => {
  const other = createServer().listen(0, HOST)
  await once(other, 'listening')
  const PORT = String((other.address() as AddressInfo).port)
  const sentence = `PORT: ${PORT} on 127.0.0.1 is in use by another program`
  await expect(readSettings({ HOST, PORT })).rejects.toMatchObject({
    name: 'ConfigError',
    faults: [sentence],
  })
  const wrong = {
    HOST,
    PORT,
    SESSION_SECRET: 'short',
    MAIL_FROM: 'nobody',
    ADMIN_EMAIL: 'dona@exemplo.com.br',
  }
  await expect(readSettings(wrong)).rejects.toMatchObject({
    faults: [
      'SESSION_SECRET: needs at least 32 characters',
      'ADMIN_EMAIL, ADMIN_PASSWORD: set both, or leave them all out',
      expect.stringMatching(/^MAIL_FROM/),
      sentence,
    ],
  })
  other.close()
  await once(other, 'close')
  await expect(readSettings({ HOST, PORT })).resolves.toMatchObject({ port: Number(PORT) })
})

it('names an address that is not of this machine', async () => {
  await expect(readSettings({ HOST: '192.0.2.250', PORT: '0' })).rejects.toMatchObject({
    faults: ['HOST: 192.0.2.250 is no address of this machine'],
  })
})
