import { fillIn, type LegalFacts, type LegalPage, updatedOn } from './legal-page.ts'

const cardNumber =
  'O número do cartão não passa pelos nossos computadores: é digitado num campo da empresa de pagamentos e vai direto para ela.'
const savedCard =
  'Se você marcar a opção de salvar o cartão, quem o guarda é ela, só para as suas próximas compras aqui; você o remove no mesmo campo, na hora de pagar.'

const unnamed = 'empresa ainda não informada'

const points = (...lines: readonly (string | false)[]) => ({ points: lines.filter((line) => line !== false) })

const nameService = (service: string, name: string) => (name ? `${service} (${name})` : service)

function cpfPoint({ invoice, parcels }: LegalFacts['cpf']) {
  const uses = [
    ...(parcels ? ['para despachar a encomenda'] : []),
    ...(invoice ? ['para a nota fiscal'] : []),
  ]
  return uses.length > 0 && `CPF, ${uses.join(' e ')}.`
}

const policy = ({ payment, services, processors, ...facts }: LegalFacts): LegalPage => ({
  title: 'Privacidade',
  description: 'Que dados a {name} coleta, para quê, por quanto tempo e como você decide sobre eles.',
  updated: updatedOn('Atualizada', facts),
  lead: 'Esta página diz que dados pedimos, para que servem e como você manda neles, conforme a Lei Geral de Proteção de Dados (Lei nº 13.709/2018, a LGPD).',
  sections: [
    {
      id: 'controladora',
      title: 'Quem responde pelos seus dados',
      blocks: [
        'A controladora é {name}, {taxIdWord} {taxId}, com sede em {address}. É ela quem decide para que e como os dados são usados.',
        'O encarregado pelo tratamento de dados pessoais atende pelo e-mail {email}, com o assunto “Privacidade”, e pelo telefone {phone}. Respondemos em até 15 dias.',
      ],
    },
    {
      id: 'dados',
      title: 'Que dados coletamos',
      blocks: [
        'Você nos conta a maior parte deles. O resto surge quando você usa a loja.',
        points(
          'Cadastro: nome, e-mail e, se você definir uma, senha. A senha é guardada como um resumo irreversível, que nem nós conseguimos ler.',
          'Perfil, se você preencher: telefone, data de nascimento, gênero, endereço e preferências de contato.',
          services.google &&
            'Login com o Google, se você escolher: nome, e-mail e foto da sua conta Google. Nunca recebemos a sua senha de lá.',
          `Compras feitas aqui ou anotadas pela loja (feira, Instagram, telefone): produtos, valores, endereço de entrega, distância até o ateliê, dia e turno escolhidos, velas reservadas de uma leva${facts.pickup ? ', código de retirada no ateliê' : ''}, situação do pagamento e recados do pedido.`,
          cpfPoint(facts.cpf),
          'Carrinho, favoritos e cupom da sua conta.',
          'Anotações do ateliê sobre o seu atendimento, como “prefere receber à tarde”. Elas vão junto quando você baixa os seus dados.',
          facts.takesContainersBack !== null &&
            'Potes de volta, se você participar: quantos potes avisou e devolveu, quando, e os cupons que ganhou.',
          facts.gifts !== null &&
            `Presentes, se você der um: o texto do cartão e, quando outra pessoa recebe, o nome, o telefone e o endereço dela${facts.cpf.parcels ? ' e, numa encomenda, o CPF' : ''}. Informe só o que é necessário para a entrega, e só se tiver permissão.`,
          facts.sellsVouchers !== null &&
            'Vale-presente, se você der um: o seu nome e e-mail, o nome e o e-mail de quem recebe, a mensagem, o dia do envio, o valor e cada uso do saldo. Do código guardamos só um resumo irreversível. Informe só o que é necessário para o envio, e só se tiver permissão.',
          'Newsletter: e-mail, data e texto do consentimento.',
          'Aviso de volta, se você pedir para uma vela esgotada: e-mail, a vela e a data do pedido.',
          'Avaliações que você escrever: nota, texto, fotos (sem os dados que o arquivo traz, como o local), o pedido a que se referem e a assinatura, com o primeiro nome e uma inicial, ou sem nome. E se você quer receber convites para avaliar, com a data e o texto do consentimento.',
          'Desistências e relatos de problema: as velas, o que você escreveu, as fotos que enviou (sem os dados que o arquivo traz) e, se a devolução for para uma chave Pix sua, a chave.',
          'Registros de acesso: data, hora e endereço IP de cada acesso à sua conta, e os navegadores em que você já entrou, para avisar quando aparece um novo.',
        ),
        ...(payment.card ? [[cardNumber, facts.savesCards && savedCard].filter(Boolean).join(' ')] : []),
        'Não pedimos dados sensíveis e a loja não se destina a menores de 18 anos.',
      ],
    },
    {
      id: 'finalidades',
      title: 'Para que usamos e com que base legal',
      blocks: [
        points(
          'Criar a sua conta, vender, calcular o frete, entregar, trocar e reembolsar: execução do contrato com você (art. 7º, V).',
          'Emitir documentos fiscais e guardar registros de compra e de acesso: cumprimento de obrigação legal (art. 7º, II).',
          'Enviar a newsletter {newsletter}: o seu consentimento, que você retira quando quiser (art. 7º, I).',
          'Avisar, uma única vez, que uma vela esgotada voltou: o seu consentimento, que você retira pelo link do e-mail (art. 7º, I).',
          'Convidar você, dez dias depois da entrega, a avaliar o que comprou: o seu consentimento, dado numa caixa própria e retirado com um toque em cada e-mail ou em [Meu Perfil](profile) (art. 7º, I). Publicar a avaliação que você enviou: o seu consentimento; você pode apagá-la quando quiser.',
          'Avisar sobre o andamento do pedido: execução do contrato. Você pode desligar os avisos em [Meu Perfil](profile).',
          facts.gifts !== null &&
            'Entregar um presente a quem você escolheu: legítimo interesse seu e de quem recebe (art. 7º, IX). Usamos os dados dessa pessoa só para a entrega; ela não entra em lista nenhuma, não recebe e-mails nossos e não vê preços. Ela pode nos escrever para saber o que guardamos ou pedir que seja apagado.',
          facts.sellsVouchers !== null &&
            'Enviar um vale-presente a quem você escolheu: legítimo interesse seu e de quem recebe (art. 7º, IX). Usamos o e-mail dessa pessoa só para enviar o vale, e de novo se você pedir; ela não entra em lista nenhuma e não recebe novidades. Ela pode nos escrever para saber o que guardamos ou pedir que seja apagado.',
          'Conhecer quem compra, para atender melhor: o ateliê vê o que você comprou, favoritou e avaliou, e separa listas simples, como quem comprou uma vez, quem não compra há seis meses, quem espera uma vela ou faz aniversário no mês: legítimo interesse (art. 7º, IX). Novidades, só para quem aceitou recebê-las.',
          'Impedir fraudes e abusos e manter a loja no ar: legítimo interesse, sem ir além do necessário (art. 7º, IX).',
          'Defender a loja em processo, se houver: exercício regular de direitos (art. 7º, VI).',
        ),
        'Não vendemos dados, não juntamos dados seus de outros lugares e não tomamos decisões automáticas sobre você.',
      ],
    },
    {
      id: 'compartilhamento',
      title: 'Com quem compartilhamos',
      blocks: [
        'Só com quem participa da sua compra, e só o que cada um precisa saber.',
        points(
          facts.hasPaymentCompany &&
            `${nameService('Empresa de pagamentos', processors.payment)}: valor, nome${payment.card ? ', e-mail e os dados do cartão que você digita no campo dela' : ' e e-mail'}.`,
          payment.pix !== null && 'Bancos, no Pix: o nosso recebe do seu o nome de quem paga e o valor.',
          `Quem entrega: nome, telefone e endereço de entrega${facts.gifts ? '; de um presente, os de quem recebe' : ''}${facts.cpf.parcels ? '; numa encomenda, também o CPF de quem recebe e, se for você, o seu e-mail' : ''}.`,
          processors.postalCodes !== '' &&
            `${nameService('Serviços de CEP', processors.postalCodes)}: o CEP, sem o seu nome, para achar o endereço.`,
          services.maps &&
            `${nameService('Serviços de mapas e rotas', processors.maps)}: o endereço, sem o seu nome, para calcular o frete.`,
          `Hospedagem (${processors.hosting || unnamed}): guarda os dados da loja.`,
          `Envio de e-mails (${processors.mail || unnamed}): o seu e-mail e as mensagens que a loja manda.`,
          services.automation &&
            'Automação: os avisos sobre pedidos e cadastros que a loja manda a outros programas seus.',
          services.google && 'Google, se você entrar por ele: a confirmação de que a entrada foi feita aqui.',
          'Autoridades, quando a lei ou uma ordem judicial exigir.',
        ),
        'Alguns desses fornecedores podem guardar dados em outros países. Nesses casos, exigimos contratos com as garantias que os artigos 33 a 36 da LGPD exigem.',
      ],
    },
    {
      id: 'prazos',
      title: 'Por quanto tempo guardamos',
      blocks: [
        points(
          `Conta, perfil, carrinho${facts.takesContainersBack ? ', favoritos, Potes de volta' : ', favoritos'} e anotações do ateliê: enquanto a conta existir.`,
          payment.card !== null &&
            facts.savesCards &&
            'Cartão salvo na empresa de pagamentos, se você pedir: até você removê-lo ou excluir a conta. Excluída a conta, pedimos a ela que apague o seu cadastro e os cartões.',
          `Pedidos e documentos fiscais: cinco anos depois da compra, prazo do Código Tributário Nacional e do Código de Defesa do Consumidor. O dia e o turno escolhidos${facts.pickup ? ', a reserva de uma leva e o código de retirada' : ' e a reserva de uma leva'} fazem parte do pedido e ficam pelo mesmo prazo.`,
          facts.gifts !== null &&
            `Cartão, nome${facts.cpf.parcels ? ', telefone e CPF' : ' e telefone'} de um presente: com o pedido, no máximo cinco anos depois da compra, ou até a sua conta ser excluída. O presente que ficou no carrinho sai 30 dias depois da última mudança.`,
          facts.sellsVouchers !== null &&
            'Vale-presente: a mensagem, o nome e o e-mail de quem recebe saem no máximo cinco anos depois da compra; excluir a conta apaga o que é seu na hora. O saldo não vence e fica, sem nomes, para quem tem o código.',
          'Registros de acesso: seis meses, como manda o Marco Civil da Internet (Lei nº 12.965/2014, art. 15), mesmo depois de excluída a conta, então já sem o seu nome.',
          'Navegadores conhecidos: até um ano depois da última entrada, ou até a conta ser excluída.',
          'Aviso de volta: até 30 dias depois do e-mail que avisa, ou seis meses se a vela não voltar. Sair da lista ou excluir a conta apaga na hora.',
          'Avaliações: até você apagá-las. As que não foram publicadas saem depois de seis meses. Ao excluir a conta, você escolhe: apagar todas ou deixar as publicadas, sem nome e sem fotos. Denúncias de leitores não guardam quem denunciou.',
          'Fotos de um relato de problema, que só você e o ateliê veem: 180 dias depois da resposta. Chave Pix para devolução: 30 dias depois dela. O que você escreveu sai junto com a conta.',
          'Newsletter: até você sair. Guardamos a prova do consentimento por mais cinco anos.',
        ),
        'Se você excluir a conta, o que não precisa ficar é apagado na hora, com as fotos que você enviou e os recados que trocamos. Os dados dos pedidos pagos ficam bloqueados, só para cumprir a lei, e são removidos ao fim do prazo; os que nunca foram pagos perdem logo o seu nome e endereço.',
      ],
    },
    {
      id: 'direitos',
      title: 'Os seus direitos',
      blocks: [
        'O artigo 18 da LGPD garante que você pode, a qualquer momento e sem custo:',
        points(
          'confirmar se tratamos dados seus e ter acesso a eles;',
          'corrigir dados incompletos, errados ou desatualizados;',
          'pedir que dados desnecessários, excessivos ou tratados fora da lei sejam anonimizados, bloqueados ou eliminados;',
          'levar os seus dados para outro fornecedor;',
          'pedir a eliminação do que foi tratado com o seu consentimento;',
          'saber com quem compartilhamos;',
          'saber que pode não consentir, e o que acontece nesse caso;',
          'retirar o consentimento;',
          'opor-se a um tratamento que considere irregular.',
        ),
        'Boa parte disso você mesmo faz em [Meu Perfil](profile): corrigir, baixar uma cópia dos dados e excluir a conta. Para o resto, escreva para {email}. Se a resposta não resolver, você pode reclamar à Autoridade Nacional de Proteção de Dados (gov.br/anpd).',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies e o que fica no seu navegador',
      blocks: [
        'Não usamos cookies de publicidade nem de rastreamento. Por isso não há aviso para aceitar: só guardamos o que a loja precisa para funcionar.',
        points(
          'Cookie de sessão: mantém você conectado por até 30 dias. Apagá-lo é o mesmo que sair.',
          'Cookie do navegador conhecido: por até um ano, para não avisar você por e-mail a cada entrada no mesmo aparelho.',
          'Cookie do cupom de quem ainda não entrou: o código que você digitou, por até 30 dias ou até entrar na conta.',
          facts.sellsVouchers !== null &&
            'Cookie do vale-presente que você abriu: mostra o saldo enquanto você escolhe, por até seis meses. Ele é apagado quando você sai da conta, remove o vale do carrinho ou usa todo o saldo.',
          'Carrinho e favoritos de quem ainda não entrou: ficam no armazenamento local do seu navegador e só chegam até nós quando você entra na conta.',
          'O que você digitou no seu perfil ou numa avaliação e ainda não enviou: fica só no armazenamento local do seu navegador até ser enviado, por até um mês. É apagado quando você sai da conta ou a exclui.',
          'O último CEP que você consultou: fica só no armazenamento local do seu navegador, para você não digitar de novo e ver na página da vela quando ela chega. Para o cálculo, ele é enviado à loja, que não o guarda. O “x” do campo apaga o CEP.',
          'Preferências de tela da área administrativa: por sete dias.',
          payment.card !== null &&
            'Empresa de pagamentos: na hora de pagar, ela pode usar cookies próprios para impedir fraudes.',
        ),
        'Você pode apagar tudo isso nas configurações do navegador.',
      ],
    },
    {
      id: 'seguranca',
      title: 'Como protegemos',
      blocks: [
        'A conexão é criptografada, as senhas são guardadas de forma irreversível e só quem cuida dos pedidos vê os dados deles. Se algum incidente puder causar risco ou dano relevante a você, avisaremos você e a autoridade, como manda o artigo 48 da LGPD.',
      ],
    },
    {
      id: 'mudancas',
      title: 'Se esta página mudar',
      blocks: [
        'Se algo importante mudar no uso dos seus dados, avisaremos por e-mail antes que passe a valer.',
      ],
    },
  ],
})

export function privacyPolicy(facts: LegalFacts): LegalPage {
  return fillIn(policy(facts), facts)
}
