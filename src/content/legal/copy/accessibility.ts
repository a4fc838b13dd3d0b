import { fillIn, type LegalFacts, type LegalPage } from './legal-page.ts'

/** Required by Lei 13.146/2015, art. 63. */
const page = ({ payment, hasPaymentCompany }: LegalFacts): LegalPage => ({
  title: 'Acessibilidade',
  description:
    'O que funciona na loja para quem usa leitor de tela, teclado ou zoom, o que ainda falta e como falar com a gente.',
  updated: 'Atualizada em 18 de novembro de 2026',
  lead: 'A loja é para todo mundo. Esta página conta o que já funciona, o que ainda falta e como pedir ajuda, conforme a Lei Brasileira de Inclusão (Lei nº 13.146/2015, art. 63).',
  sections: [
    {
      id: 'o-que-funciona',
      title: 'O que funciona',
      blocks: [
        'A loja é feita para atender às diretrizes WCAG 2.2, no nível AA. Cada nova versão passa por uma verificação automática, que não enxerga tudo.',
        {
          points: [
            'Teclado: tudo o que se faz com o mouse ou o dedo se faz também com o teclado, com o foco sempre visível. O primeiro Tab de cada página oferece “Ir para o conteúdo”.',
            'Leitor de tela: títulos, campos, botões e avisos têm nome. Os avisos que aparecem, como o de um item no carrinho, são anunciados.',
            'Visão: o texto tem contraste, cresce com o zoom do navegador, e nenhuma informação depende só da cor.',
            'Toque: botões e links são grandes o bastante para tocar.',
            'Movimento: se o seu aparelho pede menos movimento, a loja para as animações.',
            'Tempo: o que você digita fica guardado, e um formulário que falhou não apaga nada.',
          ],
        },
      ],
    },
    {
      id: 'o-que-falta',
      title: 'O que ainda não conseguimos',
      blocks: [
        {
          points: [
            'Não há tradução para Libras.',
            'Fotos enviadas por clientes nas avaliações não têm descrição do que mostram.',
            'A loja ainda não foi avaliada por pessoas com deficiência nem por uma auditoria externa. As verificações automáticas encontram só uma parte das barreiras.',
            ...(payment.card !== null && hasPaymentCompany
              ? ['O campo em que se digita o cartão é da empresa de pagamentos, e não podemos mudá-lo.']
              : []),
            'Bancos, WhatsApp e redes sociais abrem em páginas e aplicativos de outras empresas, que não são nossos.',
          ],
        },
      ],
    },
    {
      id: 'contato',
      title: 'Como falar com a gente',
      blocks: [
        'Encontrou uma barreira, ou prefere ajuda para escolher e comprar? Escreva para {email} ou ligue para {phone}{when}. Conte em que página estava e o que você usa, se puder: isso nos ajuda a consertar.',
        'Toda mensagem recebe resposta em até cinco dias. Enquanto ela não é removida, ajudamos por e-mail ou telefone.',
      ],
    },
  ],
})

export function accessibilityPage(facts: LegalFacts): LegalPage {
  return fillIn(page(facts), facts)
}
