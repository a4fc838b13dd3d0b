import { expect, test } from 'vitest'
import { renderMarkup, tagWith } from '../../../../tests/support/render-markup.tsx'
import { AdminShell } from './admin-shell.tsx'
import { AdministratorMenu } from './administrator-menu.tsx'

const shell = (sidebar: 'collapsed' | null, path: string, awaitedPix: number | null = null) =>
  renderMarkup(
    <AdminShell
      administrator={{ name: 'Clara Duarte', email: 'clara@exemplo.com.br', avatarUrl: null }}
      breadcrumbs={[{ label: 'Pedidos' }]}
      sidebar={sidebar}
      pendingOrders={6}
      awaitedPix={awaitedPix}
    >
      <h1>Gestão de Pedidos</h1>
    </AdminShell>,
    path,
  )

test('draws her choice of sidebar on the server, and leaves the width to decide without one', () => {
  expect(tagWith(shell('collapsed', '/admin/pedidos'), 'class="admin"')).toContain('data-sidebar="collapsed"')
  expect(tagWith(shell(null, '/admin/pedidos'), 'class="admin"')).not.toContain('data-sidebar')
})

test('the entries stand in the specified order, with what came later between and after them', () => {
  const [sidebar = ''] = shell(null, '/admin/pedidos').split('<dialog')
  const entries = [...sidebar.matchAll(/class="side__item"[^>]*href="([^"]+)"/g)].map(([, href]) => href)
  expect(entries).toEqual([
    '/admin/hoje',
    '/admin/dashboard',
    '/admin/produtos',
    '/admin/estoque',
    '/admin/levas',
    '/admin/categorias',
    '/admin/manager',
    '/admin/pedidos',
    '/admin/avisos',
    '/admin/relatorios',
    '/admin/cupons',
    '/admin/avaliacoes',
    '/admin/usuarios',
    '/admin/frete-motoboy',
    '/admin/presentes',
    '/admin/pagamento',
    '/admin/loja',
    '/admin/blog',
    '/admin/historico',
    '/',
  ])
})

test('/admin is the dashboard', () => {
  expect(tagWith(shell(null, '/admin'), 'class="side__item"', 'aria-current')).toContain('/admin/dashboard')
})

test('Pix to confirm stand beside the orders where there is her own key, with their number', () => {
  expect(shell(null, '/admin/pix')).not.toContain('href="/admin/pix"')
  const html = shell(null, '/admin/pix', 2)
  expect(tagWith(html, 'class="side__item"', 'aria-current')).toContain('/admin/pix')
  expect(html).toContain('>2<')
  expect(shell(null, '/admin/pix', 0)).toContain('href="/admin/pix"')
})

test('her initials open a menu with the way out, without a script too', () => {
  const administrator = { name: 'Clara Duarte', email: 'clara@exemplo.com.br', avatarUrl: null }
  const html = renderMarkup(<AdministratorMenu administrator={administrator} />)
  expect(html).toMatch(/<summary[^>]*aria-label="CD: Abrir menu da conta"/)
  expect(html).toMatch(
    /<form (?=[^>]*action="\/sair")[^>]*method="post"[^>]*><button[^>]*type="submit"[^>]*>.*?Sair<\/button>/,
  )
})
