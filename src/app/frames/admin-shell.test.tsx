import { expect, test } from 'vitest'
import { renderMarkup, tagWith } from '../../../tests/support/render-markup.tsx'
import { adminEntries } from './admin-entries.ts'
import { AdminNavigation } from './admin-navigation.tsx'
import { AdminShell } from './admin-shell.tsx'
import { AdminTabBar } from './admin-tab-bar.tsx'
import { AdministratorMenu } from './administrator-menu.tsx'

const shell = (sidebarState: 'collapsed' | null, path: string) =>
  renderMarkup(
    <AdminShell
      administrator={{ name: 'Clara Duarte', email: 'clara@exemplo.com.br', avatarUrl: null }}
      breadcrumbs={[{ label: 'Pedidos' }]}
      sidebar={sidebarState}
    >
      <h1>Gestão de Pedidos</h1>
    </AdminShell>,
    path,
  )

const facts = { pendingOrders: 6, openNotices: 1, waitingReviews: 3, opens: null }
const sidebar = (path: string, awaitedPix: number | null = null) =>
  renderMarkup(<AdminNavigation {...facts} awaitedPix={awaitedPix} />, path)
const phone = (path: string, awaitedPix: number | null = null) =>
  renderMarkup(<AdminTabBar {...facts} awaitedPix={awaitedPix} />, path)

test('renders the owner’s choice of sidebar on the server, and lets the width decide without one', () => {
  expect(tagWith(shell('collapsed', '/admin/pedidos'), 'class="admin"')).toContain('data-sidebar="collapsed"')
  expect(tagWith(shell(null, '/admin/pedidos'), 'class="admin"')).not.toContain('data-sidebar')
})

test('seven groups name every page, the specified names among them', () => {
  const html = sidebar('/admin/pedidos')
  const heads = [...html.matchAll(/<span class="side__label">([^<]+)/g)].map(([, name]) => name)
  expect(heads).toEqual(['Hoje', 'Pedidos', 'Velas', 'Clientes', 'Vender mais', 'Números', 'Loja'])
  for (const name of ['Dashboard', 'Produtos', 'Categorias', 'Imagens', 'Usuários', 'Frete Motoboy'])
    expect(html.match(new RegExp(`>[^<]*${name}`, 'g')), name).toHaveLength(1)
})

test('an entry has one name, and a closed group no list of its pages', () => {
  const html = sidebar('/admin/pedidos') + phone('/admin/pedidos')
  for (const word of ['Painel', 'Clientes Usuários', 'Entrega Frete']) expect(html).not.toContain(word)
  expect(sidebar('/admin/pedidos')).not.toContain('<small>')
})

test('the group of the page is open and marks it; Hoje and Pedidos are links', () => {
  const html = sidebar('/admin/produtos/novo')
  expect(html.match(/<details class="side__fold" open/g)).toHaveLength(1)
  expect(tagWith(html, 'class="side__page strip"', 'aria-current')).toContain('/admin/produtos"')
  expect(tagWith(sidebar('/admin/pedidos'), 'class="side__item strip"', 'aria-current')).toContain(
    '/admin/pedidos',
  )
})

test('/admin is the dashboard', () => {
  expect(tagWith(sidebar('/admin'), 'class="side__page strip"', 'aria-current')).toContain('/admin/dashboard')
})

test('a closed group shows its number of waiting tasks', () => {
  const closedSidebar =
    sidebar('/admin/hoje')
      .split('<details')
      .find((group) => group.includes('Avaliações')) ?? ''
  expect(closedSidebar.split('</summary>')[0]).toContain('3<span class="sr"> aguardando')
})

test('a phone shows the daily pages in the bottom bar and everything else in the menu', () => {
  const html = phone('/admin/cupons')
  const tabs = [...html.matchAll(/class="[^"]*tab-bar__tab"[^>]*>.*?<\/svg>([^<]+)/g)].map(([, name]) => name)
  expect(tabs).toEqual(['Hoje', 'Pedidos', 'Anotar', 'Velas', 'Mais'])
  expect(html).toContain('href="/admin/pedidos/novo"')
  for (const { to } of adminEntries.filter(({ page }) => page !== 'adminPix'))
    expect(html).toContain(`href="${to}"`)
  expect(tagWith(html, 'type="search"')).toContain('name="search"')
  expect(html.match(/Voltar ao Site/g)).toHaveLength(1)
  expect(tagWith(html, '<summary', 'aria-current')).toContain('tab-bar__tab')
})

test('the frame leads to the day, and back to the shop once at each width', () => {
  const html = shell(null, '/admin/pedidos')
  expect(html).toMatch(/href="\/admin\/hoje"[^>]*>Admin</)
  expect(html.split('<nav class="tab-bar"')[0]?.match(/Voltar ao Site/g)).toHaveLength(1)
  expect(sidebar('/admin/pedidos')).not.toContain('Voltar ao Site')
})

test('Pix to confirm stand below the orders where there is the owner’s own key, with their number', () => {
  expect(sidebar('/admin/pix')).not.toContain('href="/admin/pix"')
  const html = sidebar('/admin/pix', 2)
  expect(tagWith(html, 'class="side__page strip"', 'aria-current')).toContain('/admin/pix')
  expect(html).toContain('>2<')
  expect(phone('/admin/hoje', 0)).toContain('href="/admin/pix"')
})

test('a helper finds their own pages and no other', () => {
  const opens = ['/admin/hoje', '/admin/estoque', '/admin/levas']
  const html =
    renderMarkup(<AdminNavigation {...facts} awaitedPix={1} opens={opens} />, '/admin/hoje') +
    renderMarkup(<AdminTabBar {...facts} awaitedPix={1} opens={opens} />, '/admin/hoje')
  const links = [...html.matchAll(/href="(\/admin[^"#]*)/g)].map(([, href]) => href)
  expect([...new Set(links)].toSorted()).toEqual(['/admin/estoque', '/admin/hoje', '/admin/levas'])
  expect(html).not.toContain('type="search"')
})

test('the owner’s initials open a menu with the way out, without a script too', () => {
  const administrator = { name: 'Clara Duarte', email: 'clara@exemplo.com.br', avatarUrl: null }
  const html = renderMarkup(<AdministratorMenu administrator={administrator} />)
  expect(html).toMatch(/<summary[^>]*aria-label="CD: Abrir menu da conta"/)
  expect(html).toMatch(
    /<form (?=[^>]*action="\/sair")[^>]*method="post"[^>]*><button[^>]*type="submit"[^>]*>.*?Sair<\/button>/,
  )
})
