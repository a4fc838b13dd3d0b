import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { type Address, emptyAddress } from '#delivery/addresses/domain/address.ts'
import type { ToastMessage } from '#ui/toast/toast-store.ts'
import { createDeliveryFlow, type DeliveryServices } from './delivery-flow.ts'
import { isCalculating, isSearchingCep, isValidating, type OfferName, type Quote } from './delivery-state.ts'
import { readQuote } from './freight-answer.ts'
import type { Offer } from './offer-answer.ts'
import { rememberedOffer, rememberOffer } from './use-delivery.ts'

const caiubi: Address = {
  street: 'Rua Caiubi',
  number: '318',
  complement: '',
  neighborhood: 'Perdizes',
  city: 'São Paulo',
  state: 'SP',
  postalCode: '05010-000',
}
const point = { lat: -23.53, lng: -46.67 }
const { number: _number, complement: _complement, ...ofCep } = caiubi

type Question = 'cep' | 'place' | 'validation' | 'quote'

function openFlow(
  start: Address,
  {
    answer,
    fails = () => false,
    quote = null,
    price = () => 1852,
    offers,
  }: {
    answer: (question: Question) => Promise<unknown>
    fails?: () => boolean
    quote?: Quote | null
    price?: () => number
    offers?: readonly Offer[]
  },
) {
  const toasts: string[] = []
  const quotedFor: Address[] = []
  let switched = 0
  let failure: { isPageStale?: boolean } = {}
  const failed = (title: string) => ({ ok: false, problem: title, toast: { title }, ...failure }) as const
  async function ask<Answer>(question: Question, value: Answer) {
    await answer(question)
    return fails() ? failed(`no ${question}`) : ({ ok: true, answer: value } as const)
  }
  const services: DeliveryServices = {
    askCep: (cep) =>
      ask('cep', { address: { ...ofCep, postalCode: `${cep.slice(0, 5)}-${cep.slice(5)}` }, point }),
    askPlace: () =>
      ask('place', { address: { street: 'Rua Augusta', city: 'São Paulo', state: 'SP' }, point }),
    askValidation: (typed) => ask('validation', { address: typed, point }),
    askQuote: ({ address }) => {
      quotedFor.push(address)
      const parcel = offers?.[0] && { offers, chosen: offers[0] }
      return ask('quote', { price: price(), eta: 'Mesmo dia', metres: 4600, parcel } as Quote)
    },
    isSent: () => offers !== undefined,
    onOfferChosen: rememberOffer,
    toast: ({ title }: ToastMessage) => void toasts.push(title),
    onCourierSwitched: () => {
      switched += 1
    },
  }
  return {
    flow: createDeliveryFlow(
      { address: start, quote, lastPrice: quote?.price ?? null, offer: rememberedOffer() },
      services,
    ),
    toasts,
    quotedFor,
    switched: () => switched,
    failWith: (details: { isPageStale?: boolean }) => {
      failure = details
    },
  }
}

const now = async () => undefined

describe('somebody who knows the form', () => {
  it('types CEP and number and presses before any answer is there: one price, for the whole address', async () => {
    const answers: (() => void)[] = []
    const { flow, toasts, quotedFor } = openFlow(emptyAddress, {
      answer: () => new Promise<void>((resolve) => answers.push(resolve)),
    })
    flow.edit('postalCode', '05010000')
    flow.edit('number', '318')
    const done = flow.calculate()
    flow.calculate()
    expect(isCalculating(flow.state())).toBe(true)
    while (isCalculating(flow.state())) {
      answers.shift()?.()
      await now()
    }
    await done
    expect(quotedFor).toEqual([caiubi])
    expect(toasts).toEqual(['Frete calculado!'])
    expect(flow.state()).toMatchObject({ address: caiubi, freight: { status: 'quoted' } })
  })

  it('looks up the CEP once, after the eighth digit', async () => {
    const questions: Question[] = []
    const { flow } = openFlow(emptyAddress, { answer: async (question) => void questions.push(question) })
    for (const text of ['0', '05010-00', '05010-000']) flow.edit('postalCode', text)
    await flow.lookUpCep()
    flow.edit('postalCode', '05010-000')
    expect(questions).toEqual(['cep'])
  })
})

describe('parcels by carrier', () => {
  const recife: Address = { ...caiubi, city: 'Recife', state: 'PE', postalCode: '50050-000' }
  const arrives = { from: '2026-11-24', until: '2026-11-27' }
  const pac = { carrier: 'Correios', service: 'PAC', price: 4430, freeAbove: null, leavesOn: '', arrives }
  const sedex = { ...pac, service: 'SEDEX', price: 8270 }

  it('quotes without a map, and keeps the chosen service when the price is requested again', async () => {
    const questions: Question[] = []
    const { flow, toasts } = openFlow(recife, {
      answer: async (question) => void questions.push(question),
      price: () => 4430,
      offers: [pac, sedex],
    })
    await flow.calculate()
    expect(questions).toEqual(['quote'])
    flow.chooseOffer(sedex)
    flow.clearQuote()
    await flow.renew()
    expect(flow.state().freight).toMatchObject({ quote: { price: 8270, parcel: { chosen: sedex } } })
    expect(toasts).toEqual(['Frete calculado!'])
  })

  it('goes by what is least to pay, also where the dearer service is given away from here on', () => {
    const estimate = { carrier: 'Correios', leaves_on: '2026-11-18', arrives }
    const offers = [
      { ...estimate, service: 'PAC', price: 44.3, free_above: null },
      {
        ...estimate,
        service: 'SEDEX',
        price: 82.7,
        free_above: 150,
        arrives: { ...arrives, until: '2026-11-24' },
      },
    ]
    const answer = { price: 44.3, eta: 'entre 24/11 e 27/11', free_above: null, good_for_ms: null, offers }
    const quoted = (subtotal: number) => readQuote(answer, { usualEta: '', subtotal })
    expect(quoted(14_999)).toMatchObject({ price: 4430, parcel: { chosen: { service: 'PAC' } } })
    expect(quoted(15_000)).toMatchObject({
      price: 8270,
      freeAbove: 15_000,
      eta: expect.not.stringContaining('27/11'),
      parcel: { chosen: { service: 'SEDEX' }, offers: [{ service: 'SEDEX' }, { service: 'PAC' }] },
    })
  })

  it('goes by the chosen service when the page is loaded again, in this tab', async () => {
    const store = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
    })
    const open = () => openFlow(recife, { answer: now, offers: [pac, sedex] }).flow
    const before = open()
    await before.renew()
    before.chooseOffer(sedex)
    const after = open()
    await after.askIfComplete()
    expect(after.state().freight).toMatchObject({ quote: { price: 8270, parcel: { chosen: sedex } } })
    const recifeFlow = openFlow(recife, { answer: now, price: () => 4430, offers: [pac] }).flow
    await recifeFlow.askIfComplete()
    expect(recifeFlow.state().freight).toMatchObject({ quote: { price: 4430, parcel: { chosen: pac } } })
  })

  it('is no changed price where another service is the first one now', async () => {
    const offers: Offer[] = [pac, sedex]
    const { flow, toasts } = openFlow(recife, { answer: now, price: () => offers[0]?.price ?? 0, offers })
    await flow.renew()
    offers.reverse()
    await flow.renew()
    expect(toasts).toEqual([])
    offers[0] = { ...sedex, price: 8400 }
    await flow.renew()
    expect(toasts).toHaveLength(1)
  })
})

describe('a parcel beside a long ride', () => {
  const arrives = { from: '2026-11-24', until: '2026-11-27' }
  const pac = { carrier: 'Correios', service: 'PAC', price: 2430, freeAbove: null, leavesOn: '', arrives }
  const beside = { price: 6120, eta: 'Amanhã', freeAbove: null, goodForMs: null, beside: [pac] }
  const far = (offer: OfferName | null = null) => {
    const toasts: string[] = []
    const remembered: (OfferName | null)[] = []
    const unused = async () => ({ ok: false, problem: '', toast: { title: '' } }) as const
    const services: DeliveryServices = {
      askCep: unused,
      askPlace: unused,
      askValidation: unused,
      askQuote: async () => ({ ok: true, answer: beside as unknown as Quote }),
      isSent: () => false,
      onOfferChosen: (chosen) => void remembered.push(chosen),
      toast: ({ title }) => void toasts.push(title),
      onCourierSwitched: () => {},
    }
    const start = { address: caiubi, quote: null, lastPrice: null, offer }
    return { flow: createDeliveryFlow(start, services), toasts, remembered }
  }
  const quoteNow = (flow: ReturnType<typeof createDeliveryFlow>) => {
    const { freight } = flow.state()
    return freight.status === 'quoted' ? freight.quote : null
  }

  it('is chosen by the customer alone, and the ride can be chosen again', async () => {
    const { flow, remembered } = far()
    await flow.renew()
    expect(quoteNow(flow)).toMatchObject({ price: 6120 })
    expect(quoteNow(flow)?.parcel).toBeUndefined()
    flow.chooseOffer(pac)
    expect(quoteNow(flow)).toMatchObject({ price: 2430, parcel: { chosen: pac }, ride: { price: 6120 } })
    flow.chooseOffer(null)
    expect(quoteNow(flow)).toMatchObject({ price: 6120, beside: [pac] })
    expect(remembered).toMatchObject([{ service: 'PAC', isBesideRide: true }, null])
  })

  it('keeps the choice when the price is requested again, without a message', async () => {
    const { flow, toasts } = far()
    await flow.renew()
    flow.chooseOffer(pac)
    await flow.renew()
    expect(quoteNow(flow)).toMatchObject({ price: 2430, parcel: { chosen: pac } })
    flow.chooseOffer(null)
    await flow.renew()
    expect(quoteNow(flow)).toMatchObject({ price: 6120 })
    expect(toasts).toEqual([])
  })

  it.each([
    [true, 2430, 'over the ride'],
    [undefined, 6120, 'for another city'],
  ])('remembered with %s costs %i: it was chosen %s', async (isBesideRide, price, _how) => {
    const { flow } = far({ carrier: 'Correios', service: 'PAC', isBesideRide })
    await flow.askIfComplete()
    expect(quoteNow(flow)).toMatchObject({ price })
  })
})

describe('a press', () => {
  it('reports missing fields with the name of its button', async () => {
    const { flow, toasts } = openFlow(emptyAddress, { answer: now })
    await flow.calculate()
    await flow.validate()
    expect(toasts).toEqual(['Endereco invalido', 'Preencha todos os campos obrigatorios corretamente'])
  })

  it('on "Validar Endereco" confirms the address and shows the price', async () => {
    const { flow, toasts } = openFlow(caiubi, { answer: now })
    await flow.validate()
    expect(toasts).toEqual(['Endereco confirmado!', 'Frete calculado!'])
  })

  it('has the page looked at again when the courier was switched off, and calls that no error', async () => {
    const { flow, switched, failWith, toasts } = openFlow(caiubi, { answer: now, fails: () => isQuoting })
    let isQuoting = false
    await flow.calculate()
    flow.clearQuote()
    isQuoting = true
    failWith({ isPageStale: true })
    await flow.calculate()
    expect(switched()).toBe(1)
    expect(toasts).toEqual(['Frete calculado!'])
    expect(flow.state()).toMatchObject({ press: null, freight: { status: 'none' } })
  })
})

const step = fc.oneof(
  fc.record({
    do: fc.constant('edit' as const),
    field: fc.constantFrom(
      'street',
      'number',
      'complement',
      'neighborhood',
      'city',
      'state',
      'postalCode' as const,
    ),
    value: fc.constantFrom('', '9', 'SP', 'São Paulo', '0501', '05010-000', '01304-000'),
  }),
  fc.record({
    do: fc.constantFrom('lookUpCep', 'pickPlace', 'validate', 'calculate', 'clearQuote' as const),
  }),
)

describe('whatever is done while answers are under way, in whatever order they come', () => {
  it('every state ends, a price is for the address on the page, and is said once per price', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(step, { minLength: 1, maxLength: 12 }),
        fc.infiniteStream(fc.boolean()),
        async (scheduler, steps, failures) => {
          const { flow, toasts, quotedFor } = openFlow(caiubi, {
            answer: (question) => scheduler.schedule(Promise.resolve(), question),
            fails: () => failures.next().value === true,
          })
          let presses = 0
          let prices = 0
          flow.subscribe(() => {
            const { freight, address } = flow.state()
            if (freight.status === 'quoted') expect(address).toEqual(quotedFor.at(-1))
          })
          scheduler.scheduleSequence(
            steps.map((it) => ({
              label: it.do,
              builder: async () => {
                if (it.do === 'edit') {
                  flow.edit(it.field, it.value)
                  if (it.field === 'number') expect(flow.state().address.number).toBe(it.value)
                } else if (it.do === 'pickPlace') void flow.pickPlace('sp:1')
                else {
                  if (it.do === 'validate' || it.do === 'calculate') presses += 1
                  void flow[it.do]()
                }
              },
            })),
          )
          await scheduler.waitIdle()
          prices = toasts.filter((title) => title === 'Frete calculado!').length
          const state = flow.state()
          expect([isCalculating(state), isValidating(state), isSearchingCep(state)]).toEqual([
            false,
            false,
            false,
          ])
          expect(state).toMatchObject({ filling: null, press: null })
          expect(quotedFor.length).toBeLessThanOrEqual(presses)
          expect(prices).toBeLessThanOrEqual(quotedFor.length)
          if (state.freight.status === 'quoted') expect(prices).toBeGreaterThan(0)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('the last typed text stays, unless its CEP was cleared', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.constantFrom('street', 'number', 'city'),
        async (scheduler, field) => {
          const { flow } = openFlow(emptyAddress, {
            answer: (question) => scheduler.schedule(Promise.resolve(), question),
          })
          flow.edit('postalCode', '05010-000')
          flow.edit(field as keyof Address, 'escrito à mão')
          await scheduler.waitIdle()
          expect(flow.state().address[field as keyof Address]).toBe('escrito à mão')
          expect(flow.state().address.neighborhood).toBe('Perdizes')
        },
      ),
    )
  })
})

describe('the automatic price', () => {
  const quoted = { price: 1852, eta: 'Mesmo dia' } as Quote

  it('is requested once when the address is complete, without a message', async () => {
    const { flow, toasts, quotedFor } = openFlow(caiubi, { answer: now })
    await Promise.all([flow.askIfComplete(), flow.askIfComplete()])
    expect(quotedFor).toEqual([caiubi])
    expect(toasts).toEqual([])
    expect(flow.state().freight.status).toBe('quoted')
  })

  it('waits for the CEP that is being looked up, and for the number', async () => {
    const { flow, quotedFor } = openFlow(emptyAddress, { answer: now })
    flow.edit('postalCode', '05010000')
    await flow.askIfComplete()
    expect(quotedFor).toEqual([])
    flow.edit('number', '318')
    await flow.askIfComplete()
    expect(quotedFor).toEqual([caiubi])
  })

  it('stays while it is renewed, and is announced if it changed', async () => {
    const prices = [1852, 2010]
    const { flow, toasts } = openFlow(caiubi, {
      answer: now,
      quote: quoted,
      price: () => prices.shift() ?? 0,
    })
    const renewed = flow.renew()
    expect(flow.state().freight.status).toBe('quoted')
    await renewed
    expect(toasts).toEqual([])
    flow.clearQuote()
    await flow.renew()
    expect(toasts).toEqual(['O frete mudou'])
  })

  it('is not compared with the price of another address', async () => {
    const { flow, toasts } = openFlow(caiubi, { answer: now, quote: quoted, price: () => 2010 })
    flow.edit('number', '320')
    await flow.askIfComplete()
    expect(toasts).toEqual([])
  })

  it('shows its failure in the place of the price, and announces it if there was one', async () => {
    const silent = openFlow(caiubi, { answer: now, fails: () => true })
    await silent.flow.askIfComplete()
    await silent.flow.askIfComplete()
    expect(silent.quotedFor).toHaveLength(1)
    expect(silent.toasts).toEqual([])
    expect(silent.flow.state()).toMatchObject({ problem: 'no quote', freight: { status: 'none' } })
    const loud = openFlow(caiubi, { answer: now, fails: () => true, quote: quoted })
    await loud.flow.renew()
    expect(loud.toasts).toEqual(['no quote'])
    expect(loud.flow.state().freight.status).toBe('none')
  })

  it('is replaced by a click, which announces the price', async () => {
    const { flow, toasts } = openFlow(caiubi, { answer: now })
    const silent = flow.renew()
    await flow.calculate()
    await silent
    expect(toasts).toEqual(['Frete calculado!'])
  })
})
