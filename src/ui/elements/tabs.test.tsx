import { expect, test } from 'vitest'
import { readAttribute, renderMarkup, tagWith } from '../../../tests/support/render-markup.tsx'
import { Tabs } from './tabs.tsx'

const tabs = [
  { id: 'dados', label: 'Dados Pessoais', content: <input name="full_name" /> },
  { id: 'endereco', label: 'Endereco', content: <input name="city" /> },
]

test('tab and panel name each other; only the chosen tab is a stop of the keyboard', () => {
  const html = renderMarkup(<Tabs label="Perfil" tabs={tabs} initial="endereco" />)
  const chosenTab = tagWith(html, 'role="tab"', 'aria-selected="true"')
  const other = tagWith(html, 'role="tab"', 'aria-selected="false"')
  const panel = tagWith(html, 'role="tabpanel"', `id="${readAttribute(chosenTab, 'aria-controls')}"`)
  expect(readAttribute(panel, 'aria-labelledby')).toBe(readAttribute(chosenTab, 'id'))
  expect(readAttribute(chosenTab, 'tabindex')).toBe('0')
  expect(readAttribute(other, 'tabindex')).toBe('-1')
  expect(panel).not.toContain('hidden')
})

test('hidden panels stay in the page, so that a form over all tabs posts all of them', () => {
  const html = renderMarkup(<Tabs label="Perfil" tabs={tabs} />)
  expect(html).toContain('name="city"')
  expect(tagWith(html, 'role="tabpanel"', 'hidden')).toContain('panel-endereco')
})

test('tabs with addresses are links', () => {
  const linkedTabs = tabs.map((tab) => ({ ...tab, href: `/perfil?aba=${tab.id}` }))
  const html = renderMarkup(<Tabs label="Perfil" tabs={linkedTabs} />)
  expect(tagWith(html, '<a', 'role="tab"', 'aria-selected="false"')).toContain('href="/perfil?aba=endereco"')
})
