import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { checkAddress } from './check-address.ts'

const LOOPBACK = '127.0.0.1'

it('names a port that is taken, and is content when it is free again', async () => {
  const other = createServer().listen(0, LOOPBACK)
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(checkAddress({ host: LOOPBACK, port })).rejects.toMatchObject({
    name: 'ConfigError',
    faults: [`PORT: ${port} on 127.0.0.1 is in use by another program`],
  })
  other.close()
  await once(other, 'close')
  await checkAddress({ host: LOOPBACK, port })
})

it('names an address that is not of this machine', async () => {
  await expect(checkAddress({ host: '192.0.2.250', port: 0 })).rejects.toMatchObject({
    faults: ['HOST: 192.0.2.250 is no address of this machine'],
  })
})
