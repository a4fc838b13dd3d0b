import { describe, expect, it } from 'vitest'
import { buildRuler, type Step } from './brand-page.ts'

const step = (title: string, minutes: number | null): Step => ({
  mark: '',
  title,
  text: '',
  image: null,
  minutes,
})

describe('the ruler of the making', () => {
  it('holds the longest step against all others, in the order of the work', () => {
    const ruler = buildRuler([
      step('Verter', 30),
      step('Curar', 2880),
      step('Descansar', null),
      step('Rotular', 18),
    ])
    expect(ruler?.timed.map(({ title }) => title)).toEqual(['Verter', 'Curar', 'Rotular'])
    expect(ruler).toMatchObject({ longest: { title: 'Curar' }, otherMinutes: 48 })
  })

  it('is not drawn of fewer than two durations', () => {
    expect(buildRuler([])).toBeNull()
    expect(buildRuler([step('Curar', 2880), step('Rotular', null)])).toBeNull()
  })
})
