import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDigit, keyInXml, readAccessKey, spacedKey } from './access-key.ts'

const printed = '5206 0433 0099 1100 2506 5501 2000 0007 8002 6730 1615'
const key = printed.replaceAll(' ', '')

describe('the access key of an invoice', () => {
  it('contains series and number, in any spelling', () => {
    expect(readAccessKey(printed)).toEqual({
      ok: true,
      value: { accessKey: key, number: 780, series: 12 },
    })
    expect(readAccessKey(key)).toMatchObject({ ok: true })
    expect(spacedKey(key)).toBe(printed)
  })

  it('accepts letters in the CNPJ, with their ASCII values', () => {
    const lettered = `35260712ABC34501DE35${key.slice(20, 43)}`
    expect(checkDigit('3526050X0J92JY00019657001000000604144867901')).toBe(1)
    const whole = `${lettered}${checkDigit(lettered)}`
    expect(readAccessKey(spacedKey(whole).toLowerCase())).toEqual({
      ok: true,
      value: { accessKey: whole, number: 780, series: 12 },
    })
    expect(spacedKey(whole)).toMatch(/^3526 0712 ABC3 4501 DE35 /)
    expect(keyInXml(`<infNFe Id="NFe${whole}">`)).toBe(whole)
    expect(keyInXml(`<chNFe>${whole}</chNFe>`)).toBe(whole)
    expect(readAccessKey(whole.replace('ABC', 'ABD'))).toMatchObject({ code: 'key-check-digit' })
    expect(readAccessKey(`A${whole.slice(1)}`)).toMatchObject({ code: 'key-length' })
  })

  it.each([
    ['', 'key-length'],
    [key.slice(1), 'key-length'],
    [`${key}0`, 'key-length'],
    [`${key.slice(0, 43)}x`, 'key-length'],
    [`${key.slice(0, 43)}${(Number(key[43]) + 1) % 10}`, 'key-check-digit'],
    ['0'.repeat(44), 'key-of-something-else'],
  ])('%o is refused: %s', (typed, code) => {
    expect(readAccessKey(typed)).toMatchObject({ ok: false, code })
  })

  it('detects every single wrong digit', () => {
    const place = fc.integer({ min: 0, max: 42 })
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 9 }), (at, shift) => {
        const wrong = `${key.slice(0, at)}${(Number(key[at]) + shift) % 10}${key.slice(at + 1)}`
        // Remainders 0 and 1 share a check digit, so about one in eleven changes goes undetected.
        return !readAccessKey(wrong).ok || checkDigit(wrong.slice(0, 43)) === checkDigit(key.slice(0, 43))
      }),
    )
  })

  it('is found in the XML of the seller and of the tax office', () => {
    expect(keyInXml(`<NFe><infNFe versao="4.00" Id="NFe${key}">`)).toBe(key)
    expect(keyInXml(`<protNFe><infProt><chNFe>${key}</chNFe>`)).toBe(key)
    expect(keyInXml('<html></html>')).toBeNull()
    expect(keyInXml(`<chNFe>${key}</chNFe>${String.fromCharCode(0)}`)).toBeNull()
  })

  it('is not taken from XML that names entities', () => {
    const invoice = `<infNFe Id="NFe${key}">&x;</infNFe>`
    expect(keyInXml(`<!DOCTYPE NFe [<!ENTITY x SYSTEM "file:///etc/passwd">]>${invoice}`)).toBeNull()
    expect(keyInXml(`<!doctype NFe>${invoice}`)).toBeNull()
  })

  it('is looked for in one pass, however many beginnings a file has', () => {
    const beginnings = '<infNFe '.repeat(60_000)
    expect(keyInXml(beginnings)).toBeNull()
    expect(keyInXml(`${beginnings}Id="NFe${key}">`)).toBe(key)
  }, 2_000)
})
