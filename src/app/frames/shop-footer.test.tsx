import { expect, test } from 'vitest'
import { renderMarkup } from '../../../tests/support/render-markup.tsx'
import { ShopFooter } from './shop-footer.tsx'

const identity = {
  name: 'Velas da Helena Ltda.',
  since: '2024',
  taxId: '11.222.333/0001-81',
  address: 'Rua Harmonia, 500, São Paulo - SP',
  email: 'ola@exemplo.com.br',
  phone: '(11) 4000-1234',
}
const social = { instagram: 'https://www.instagram.com/velas', pinterest: '', whatsapp: '(11) 91234-5678' }
const pages = ['ourStory', 'craftProcess', 'sustainability'] as const
const shop = {
  ...identity,
  social,
  about: '',
  newsletter: '',
  pages,
  hours: 'Sábado, 9h às 13h',
  notice: '',
  pause: null,
  isClosed: false,
  takesContainersBack: false,
  sendsToBrazil: false,
  parts: {
    gifts: false,
    quiz: false,
    invoiceCpf: false,
    newsletter: false,
    vouchers: false,
    compare: false,
    collections: false,
    blog: false,
  },
}

test('carries what the law asks of an online shop', () => {
  const html = renderMarkup(<ShopFooter shop={shop} currentYear={2026} />)
  for (const fact of Object.values(identity)) expect(html).toContain(fact)
  expect(html).toContain('© 2024–2026')
})

test('leads to no part that the shop does not have', () => {
  const someParts = { ...shop.parts, collections: true, vouchers: true }
  const links = (parts: typeof shop.parts) => {
    const html = renderMarkup(<ShopFooter shop={{ ...shop, parts }} currentYear={2026} />)
    return ['/colecoes', '/descobrir', '/vale-presente', '/blog'].filter((path) =>
      html.includes(`href="${path}"`),
    )
  }
  expect(links(shop.parts)).toEqual([])
  expect(links(someParts)).toEqual(['/colecoes', '/vale-presente'])
})

test('leads to the pages that are in no menu', () => {
  const html = renderMarkup(<ShopFooter shop={shop} currentYear={2026} />)
  for (const path of [
    '/privacidade',
    '/termos',
    '/entrega',
    '/trocas-e-arrependimento',
    '/acessibilidade',
    '/processo-artesanal',
    '/sustentabilidade',
  ]) {
    expect(html).toContain(`href="${path}"`)
  }
  expect(html).toMatch(/href="\/processo-artesanal"[^>]*>Processo Artesanal</)
})

test('phone and e-mail can be pressed', () => {
  const html = renderMarkup(<ShopFooter shop={shop} currentYear={2026} />)
  expect(html).toContain('href="tel:+551140001234"')
  expect(html).toContain('href="mailto:ola@exemplo.com.br"')
})

test('shows the social links and hours that the owner has set, and no other', () => {
  const html = renderMarkup(<ShopFooter shop={shop} currentYear={2026} />)
  expect(html).toContain('href="https://www.instagram.com/velas"')
  expect(html).toContain('href="https://wa.me/5511912345678"')
  expect(html).toContain('Sábado, 9h às 13h')
  expect(html).not.toContain('Pinterest')
})

test('leaves out the details that the owner has not entered', () => {
  const emptyDetails = { name: '', since: '', taxId: '', address: '', email: '', phone: '' }
  const noLinks = { instagram: '', pinterest: '', whatsapp: '' }
  const html = renderMarkup(
    <ShopFooter
      shop={{ ...shop, ...emptyDetails, social: noLinks, hours: '', pages: [] }}
      currentYear={2026}
    />,
  )
  expect(html).toContain('© 2026')
  expect(html).not.toMatch(/CNPJ|CPF|mailto:|tel:|historia|wa\.me/)
})
