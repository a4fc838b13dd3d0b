import { describe, expect, it } from 'vitest'
import { normaliseSection, sectionFaults } from './check-section.ts'

describe('a section of the settings', () => {
  it('keeps its own fields only, without spaces at the ends', () => {
    expect(normaliseSection('banner', { text: '  Natal  ', until: '', price: '1' })).toEqual({
      text: 'Natal',
      until: '',
    })
  })

  it('writes a CPF or CNPJ with its dots', () => {
    expect(normaliseSection('contact', { taxId: '52998224725' }).taxId).toBe('529.982.247-25')
  })

  it.each([
    ['contact', 'taxId', '12.345', 'malformed'],
    ['contact', 'taxId', '00.000.000/0001-00', 'malformed'],
    ['contact', 'email', 'ola', 'malformed'],
    ['contact', 'name', '', 'missing'],
    ['contact', 'phone', '12', 'malformed'],
    ['social', 'instagram', 'javascript:alert(1)', 'malformed'],
    ['social', 'pinterest', 'http://exemplo.com', 'malformed'],
    ['banner', 'text', 'a'.repeat(81), 'too-long'],
    ['banner', 'text', 'duas\nlinhas', 'malformed'],
    ['banner', 'until', '2026-02-30', 'malformed'],
    ['limits', 'pixHoldMinutes', '29', 'out-of-range'],
    ['limits', 'holdUnits', '-1', 'malformed'],
    ['brand', 'accent', 'red', 'malformed'],
    ['brand', 'paper', '#fff', 'malformed'],
    ['brand', 'letters', 'Comic Sans', 'malformed'],
    ['brand', 'orderPrefix', 'TESTE', 'too-long'],
    ['brand', 'orderPrefix', 'L1', 'malformed'],
    ['courierPause', 'selling', 'sometimes', 'malformed'],
  ] as const)('%s: %s does not take %j', (section, field, value, fault) => {
    expect(sectionFaults(section, { [field]: value })).toMatchObject({ [field]: fault })
  })

  it('takes hours both or neither, and the first before the second', () => {
    const faults = sectionFaults('hours', {
      weekdaysFrom: '18:00',
      weekdaysTo: '09:00',
      saturdayFrom: '09:00',
      sundayTo: '12:00',
    })
    expect(faults).toEqual({ weekdaysTo: 'reversed', saturdayTo: 'incomplete', sundayFrom: 'incomplete' })
  })

  it('wants the title under which written words stand, and both halves of a figure', () => {
    expect(sectionFaults('home', { processText: 'À mão.' })).toEqual({ processTitle: 'missing' })
    const page = { stepText2: 'Pesar.', bandLead: 'Venha.', value1: '15', figuresTitle: 'Números' }
    expect(sectionFaults('ourStory', page)).toEqual({
      stepTitle2: 'missing',
      bandTitle: 'missing',
      label1: 'incomplete',
    })
  })

  it('wants an author for a testimonial', () => {
    expect(sectionFaults('testimonials', { quote1: 'Lindas.' })).toEqual({ author1: 'incomplete' })
  })
})
