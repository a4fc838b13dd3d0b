import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBankAmount, readBankDay } from './bank-entry.ts'
import { type AwaitedPix, findPaidTwice, type OpenBankEntry, proposeMatches } from './propose-matches.ts'
import { isOfx, readOfx } from './read-ofx.ts'
import { readStatementRows } from './read-statement-rows.ts'

const OFX = `OFXHEADER:100
DATA:OFXSGML
<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKTRANLIST>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261112000000[-3:BRT]<TRNAMT>342.14<FITID>a1<MEMO>Pix recebido - HELENA MARTINS &amp; FILHA
</STMTTRN>
<STMTTRN>
<TRNTYPE>DEBIT</TRNTYPE>
<DTPOSTED>20261112</DTPOSTED>
<TRNAMT>-50,00</TRNAMT>
<FITID>a2</FITID>
</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>99999999<TRNAMT>1.00<FITID>a3</STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

describe('a bank statement', () => {
  it('is read from OFX, money that came in alone', () => {
    expect(isOfx(OFX)).toBe(true)
    expect(readOfx(OFX)).toEqual({
      entries: [
        {
          day: '2026-11-12',
          amount: 34214,
          payer: 'Pix recebido - HELENA MARTINS & FILHA',
          txid: null,
        },
      ],
      skipped: 2,
    })
  })

  it('is read from CSV, whatever the bank calls its columns and writes above them', () => {
    const rows = [
      ['Extrato Conta Corrente'],
      ['Conta', '123'],
      ['Data Lançamento', 'Histórico', 'Descrição', 'Valor', 'Saldo'],
      ['12/11/2026', 'Pix recebido', 'Helena Martins', '1.342,14', '2.000,00'],
      ['12/11/2026', 'Pix enviado', 'Cera', '-50,00', '1.950,00'],
      [''],
    ]
    expect(readStatementRows(rows)).toEqual({
      entries: [{ day: '2026-11-12', amount: 134214, payer: 'Helena Martins', txid: null }],
      skipped: 1,
    })
    expect(readStatementRows([['nome', 'idade']])).toBeNull()
    expect(readStatementRows([])).toBeNull()
  })

  it.each([
    ['342.14', 34214],
    ['342,14', 34214],
    ['1.234,56', 123456],
    ['1,234.56', 123456],
    ['R$ 5,00', 500],
    ['-12.50', -1250],
    ['12.5', 1250],
    ['1.234', 123400],
    ['7', 700],
    ['', null],
    ['abc', null],
    ['1.2.3', null],
    ['1e9', null],
  ])('%j is %s centavos', (text, amount) => expect(readBankAmount(text)).toBe(amount))

  it.each([
    ['20261112120000[-3:BRT]', '2026-11-12'],
    ['12/11/2026', '2026-11-12'],
    ['2026-11-12', '2026-11-12'],
    ['31/02/2026', null],
    ['amanhã', null],
  ])('%j is the day %s', (text, day) => expect(readBankDay(text)).toBe(day))

  it('never makes a reader stumble', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.array(fc.string())), (text, rows) => {
        readOfx(`<OFX>${text}<STMTTRN>${text}`)
        readStatementRows([['Data', 'Valor'], ...rows])
      }),
    )
  })
})

describe('proposals', () => {
  const pix = (facts: Partial<AwaitedPix>): AwaitedPix => ({
    attemptId: 'p1',
    txid: 'LC7K3M9Q2XA1',
    amount: 34214,
    openedOn: '2026-11-12',
    customerName: 'Helena Martins',
    ...facts,
  })
  const entry = (facts: Partial<OpenBankEntry>): OpenBankEntry => ({
    id: 'l1',
    day: '2026-11-12',
    amount: 34214,
    payer: 'Pix recebido HELENA S MARTINS',
    txid: null,
    ...facts,
  })

  it('go by amount, name and day', () => {
    expect(proposeMatches([entry({})], [pix({})])).toEqual([
      { entryId: 'l1', attemptId: 'p1', reasons: ['amount', 'name', 'day'] },
    ])
    expect(proposeMatches([entry({ amount: 34213 })], [pix({})])).toEqual([])
    expect(proposeMatches([entry({ payer: 'X', day: '2026-11-11' })], [pix({})])).toEqual([])
  })

  it('believe the txid before everything else, and show an amount that differs', () => {
    const withTxid = entry({ amount: 100, payer: 'Pix lc7k3m9q2xa1' })
    expect(proposeMatches([withTxid], [pix({})])).toMatchObject([{ reasons: ['txid', 'day'] }])
  })

  it('leaves out amounts that two customers may have paid', () => {
    const two = [pix({ customerName: 'Ana' }), pix({ attemptId: 'p2', txid: 'OTHER', customerName: 'Bia' })]
    expect(proposeMatches([entry({ payer: 'Pix recebido' })], two)).toEqual([])
  })

  it('take one of two lines that name one Pix, and name the other as paid twice', () => {
    const entries = [
      entry({ id: 'l2', day: '2026-11-13', payer: 'Pix LC7K3M9Q2XA1' }),
      entry({ id: 'l1', payer: 'Pix LC7K3M9Q2XA1' }),
    ]
    const other = pix({ attemptId: 'p2', txid: 'OTHER', customerName: 'Ana' })
    expect(proposeMatches(entries, [pix({}), other])).toMatchObject([{ entryId: 'l1', attemptId: 'p1' }])
    const awaited = { attemptId: 'p1', txid: 'LC7K3M9Q2XA1', missing: 34214, hasEntry: false }
    expect(findPaidTwice(entries, [awaited])).toEqual([{ entryId: 'l2', attemptId: 'p1' }])
    const parts = entries.map((entry) => ({ ...entry, amount: 17107 }))
    expect(findPaidTwice(parts, [awaited])).toEqual([])
    expect(proposeMatches(parts, [pix({})])).toHaveLength(1)
  })

  it('know a Pix that is paid already: a line of its own makes every other a second one', () => {
    const paid = { attemptId: 'p1', txid: 'LC7K3M9Q2XA1', missing: 0 }
    const named = entry({ payer: 'Pix LC7K3M9Q2XA1' })
    expect(findPaidTwice([named], [{ ...paid, hasEntry: true }])).toEqual([
      { entryId: 'l1', attemptId: 'p1' },
    ])
    expect(findPaidTwice([named], [{ ...paid, hasEntry: false }])).toEqual([])
  })

  it('use each line and each Pix once', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ amount: fc.integer({ min: 1, max: 3 }), payer: fc.constantFrom('Ana Lima', 'x') }),
        ),
        fc.array(fc.integer({ min: 1, max: 3 })),
        (entries, amounts) => {
          const proposed = proposeMatches(
            entries.map((facts, at) => entry({ ...facts, id: `l${at}` })),
            amounts.map((amount, at) =>
              pix({ amount, attemptId: `p${at}`, txid: `T${at}`, customerName: 'Ana Lima' }),
            ),
          )
          expect(new Set(proposed.map(({ entryId }) => entryId)).size).toBe(proposed.length)
          expect(new Set(proposed.map(({ attemptId }) => attemptId)).size).toBe(proposed.length)
        },
      ),
    )
  })
})
