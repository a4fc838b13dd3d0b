import { describe, expect, it } from 'vitest'
import { renderEmail } from '#app/jobs/render-email.ts'
import { examples, order, site } from '../../../tests/support/example-emails.ts'

function readEvent(file: string): Record<string, string> {
  const lines = file.split('\r\n')
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT\r\n[\s\S]*END:VEVENT\r\nEND:VCALENDAR\r\n$/)
  const unfolded = file.replaceAll('\r\n ', '').trimEnd().split('\r\n')
  return Object.fromEntries(
    unfolded.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).replace(/\\([\\;,])/g, '$1')]
    }),
  )
}

describe('the calendar of a delivery', () => {
  const slot = { day: '2026-11-16', shift: 'afternoon', hours: { from: '13:00', until: '17:00' } } as const

  it('brings the delivery for a calendar, and a later one takes its place', async () => {
    const email = {
      type: 'order-confirmation',
      to: 'a@exemplo.com.br',
      data: { ...order, promise: slot },
    } as const
    const [file] = (await renderEmail(email, site)).attachments
    expect(file).toMatchObject({
      filename: 'entrega.ics',
      contentType: expect.stringContaining('text/calendar'),
    })
    const event = readEvent(file?.content ?? '')
    expect(event).toMatchObject({
      DTSTART: '20261116T160000Z',
      DTEND: '20261116T200000Z',
      SEQUENCE: '0',
      LOCATION: expect.stringContaining('São Paulo - SP'),
    })
    const [changed] = (await renderEmail(examples['delivery-changed'], site)).attachments
    const laterEvent = readEvent(changed?.content ?? '')
    expect(laterEvent.UID).toBe(event.UID)
    expect(laterEvent).toMatchObject({ SEQUENCE: '60', DTSTART: '20261117T110000Z' })
  })

  it('adds the workshop and the pickup code to the calendar', async () => {
    const data = { ...order, promise: slot, pickupCode: '0417' }
    const email = { type: 'order-confirmation', to: 'a@exemplo.com.br', data } as const
    const [file] = (await renderEmail(email, site)).attachments
    expect(file?.filename).toBe('retirada.ics')
    expect(readEvent(file?.content ?? '')).toMatchObject({
      SUMMARY: expect.stringContaining('Retirar no ateliê'),
      DESCRIPTION: expect.stringContaining('0417'),
    })
  })
})
