import { expect, test } from 'vitest'
import { readAttribute, renderMarkup, tagWith } from '../../../tests/support/render-markup.tsx'
import { AccountMenu } from './account-menu.tsx'
import type { FrameVisitor } from './frame-props.ts'
import { currentMark } from './main-links.ts'
import { ShopHeader } from './shop-header.tsx'

const guest: FrameVisitor = { kind: 'guest' }
const helena = {
  kind: 'customer',
  name: 'Helena Martins',
  email: 'helena@exemplo.com.br',
  avatarUrl: null,
  isStaff: false,
} satisfies FrameVisitor
const noCounts = { cart: 0, wishlist: 0 }

test('a guest is offered the way in, and no account', () => {
  const html = renderMarkup(<ShopHeader visitor={guest} counts={noCounts} />)
  expect(html.match(/href="\/auth"/g)).toHaveLength(2)
  expect(html).not.toContain('/sair')
})

test('the way in leads back to the page the customer was on', () => {
  const html = renderMarkup(<ShopHeader visitor={guest} counts={noCounts} />, '/produto/jasmim')
  expect(html.match(/href="\/auth\?redirectTo=%2Fproduto%2Fjasmim"/g)).toHaveLength(2)
})

test('the way in keeps the key of an order’s or a present’s link, and no other query', () => {
  const headerHtml = renderMarkup(<ShopHeader visitor={guest} counts={noCounts} />, '/pedido/LC-1?chave=k')
  expect(headerHtml.match(/href="\/auth\?redirectTo=%2Fpedido%2FLC-1%3Fchave%3Dk"/g)).toHaveLength(2)
  const present = renderMarkup(<ShopHeader visitor={guest} counts={noCounts} />, '/presente/LC-1?chave=k')
  expect(present.match(/href="\/auth\?redirectTo=%2Fpresente%2FLC-1%3Fchave%3Dk"/g)).toHaveLength(2)
  const list = renderMarkup(<ShopHeader visitor={guest} counts={noCounts} />, '/produtos?search=coco')
  expect(list.match(/href="\/auth\?redirectTo=%2Fprodutos"/g)).toHaveLength(2)
})

test('the wishlist is always shown; its count only for a customer with favourites', () => {
  const ofGuest = renderMarkup(<ShopHeader visitor={guest} counts={{ cart: 0, wishlist: 2 }} />)
  expect(readAttribute(tagWith(ofGuest, '<a', 'class="icon-btn"', '/favoritos'), 'aria-label')).toBe(
    'Lista de Desejos',
  )
  const ofHelena = renderMarkup(<ShopHeader visitor={helena} counts={{ cart: 1, wishlist: 2 }} />)
  expect(tagWith(ofHelena, 'class="icon-btn"', '/favoritos')).toContain(
    'aria-label="Lista de Desejos, 2 produtos"',
  )
  expect(tagWith(ofHelena, 'class="icon-btn"', '/carrinho')).toContain('aria-label="Carrinho, 1 item"')
})

test('only staff see the link to the back office', () => {
  expect(renderMarkup(<ShopHeader visitor={helena} counts={noCounts} />)).not.toContain('/admin')
  expect(renderMarkup(<ShopHeader visitor={{ ...helena, isStaff: true }} counts={noCounts} />)).toContain(
    'href="/admin/hoje"',
  )
})

test('signing out is a POST, so that no link or image can do it', () => {
  const header = renderMarkup(<ShopHeader visitor={helena} counts={noCounts} />)
  const menu = renderMarkup(<AccountMenu visitor={helena} />)
  for (const html of [header, menu]) {
    expect(tagWith(html, '<form', 'sair')).toContain('method="post"')
    expect(html).not.toContain('href="/sair"')
  }
})

test('the search is a form that works without JavaScript', () => {
  const html = renderMarkup(<ShopHeader visitor={guest} counts={noCounts} />)
  expect(tagWith(html, '<form', 'action="/produtos"')).toContain('method="get"')
  expect(tagWith(html, '<input', 'name="search"')).toContain('placeholder="Buscar produtos..."')
})

test('marks where the visitor is, also below a section', () => {
  const html = renderMarkup(<ShopHeader visitor={guest} counts={noCounts} />, '/produtos')
  expect(tagWith(html, '<a', 'href="/produtos"')).toContain('aria-current="page"')
  expect(currentMark('/blog', '/blog/ritual-da-noite')).toBe('true')
  expect(tagWith(html, '<a', 'href="/"', 'data-discover')).not.toContain('aria-current')
})

test('the menu of small screens shows two letters for somebody without an image', () => {
  expect(renderMarkup(<ShopHeader visitor={helena} counts={noCounts} />)).toContain('>HM</span>')
})
