import type { PersonWords } from './person-words.ts'

export const pt: PersonWords = {
  language: 'pt',
  person: `pessoa real, pessoa de verdade, pessoa, humano, humana, ser humano, atendente, operador, operadora, assistente humano, agente
    humano, atendimento humano, pessoa verdadeira, pessoa de carne e osso, alguem da equipa, alguem da equipe, alguem da vossa equipa,
    alguem da sua equipe, alguem do vosso lado, alguem de verdade, alguem humano, membro da equipa, membro da equipe, alguem que saiba,
    alguem que entenda, alguem que perceba, gente de verdade, gente real, conselho pessoal, atendimento pessoal, atendimento
    personalizado, aconselhamento pessoal, apoio personalizado, conversa pessoal, alguem competente, alguem com conhecimento, alguem ao
    telefone, alguem por telefone, alguem no telefone, resposta de uma pessoa, resposta humana, resposta de um humano`,
  staff: `alguem, agente, assistente, representante, funcionario, funcionaria, colaborador, equipa, equipe, responsavel, apoio ao cliente,
    atendimento ao cliente, suporte, gerente, vendedor, consultor, tecnico, supervisor, colega, membro da equipa, membro da equipe,
    atendimento, chefe, chefia, departamento, departamento certo, setor, setor responsavel, faturacao, consultores, atendentes,
    especialista, perito, encarregado, superior, gestor, gestora, colegas, vendas, financeiro, membro da vossa equipa, dono, humanos,
    pessoas reais, suporte humano, servico tecnico, assistencia, assistencia tecnica, rececao, recepcao, tecnica, especialistas,
    comercial, escritorio, secretaria, algum de voces, um de voces, alguma de voces, vossa gente, sua gente, perito, gente real,
    departamento comercial, setor de vendas, colega seu, pessoas de verdade, contabilidade, engenheiro, direcao, advogado, vossos
    funcionarios, seus funcionarios, gerencia, administracao, mais alguem, alguem mais, quem mais, gerente da loja, suporte tecnico, um
    dos seus agentes, um dos vossos agentes, agentes`,
  called: `agente, apoio ao cliente, alguem, assistente, suporte humano, suporte, atendimento, gerente, supervisor, pessoa real, pessoa de
    verdade, me transfere, me transfira, transfira me, transfere me, quero falar, queria falar, preciso falar, preciso de falar, gostaria
    de falar, contactar agente, contatar agente, atendimento humano, ajuda humana, apoio humano, assistencia humana, atendente humano,
    agente humano, representante`,
  between: `um, uma, o, a, os, as, ao, de, da, do, com, real, verdade, vossa, vosso, sua, seu, algum, alguma, outra, outro, verdadeira,
    voces, seus, vossos, vossas, um dos, uma das, certo, responsavel, por, pelo, pela, pro, pra, ao vivo, da sua, da vossa, favor, direto,
    diretamente, meu, alguem`,
  reach: `como falo com, onde falo com, falar com, falar diretamente com, falar para, conversar com, contactar com, ser atendido por, ser
    atendida por, atendido por, atendida por, atendimento com, em contato com, em contacto com, passe me para, passar me a, passem me a,
    passe me a, passar para, me passa para, me passe para, transfira me para, transferir para, me transfere para, me transfira para, ligar
    me a, ligue me a, conectar me com, me conecta com, me conecte com, chat com, dialogar com, escrever a, chamada de, encaminhe me para,
    me encaminhe para, me coloque com, ligacao de, comunicar com, transferido para, transferida para, bater papo com, tratar disto com,
    tratar isso com, tratar isto com, resolver isso com, falar direto com, me passa, me passa pro, me passa pra, me passe, passar me, pode
    passar me a, pode passar me para, passe me ao, transfira me, transfira me ao, me transfira, me transfere pro, me transfere, transferir
    me para, deixe me falar com, deixa eu falar com, deixa me falar com, me deixa falar com, quero falar com, preciso falar com, gostaria
    de falar com, ver isto com, ver isso com, conversar sobre isto com, conversar sobre isso com, discutir isto com, discutir isso com,
    tratar com, tratar disso com, lidar com, ajudado por, ajudada por, assistido por, assistida por, contacto, como contacto, como
    contato, contato com, entrar em contacto com, entrar em contato com, ponham me em contacto com, ponha me em contacto com, coloquem me
    em contacto com, encaminhar para, me encaminha para, encaminhem me para, direcionar para, direcione me para, me direciona para, chama,
    chame, chamem, chamar, cade, consigo falar com, consigo contactar, resolver com, chamada com, chamada telefonica com, ligacao com,
    videochamada com, passa me a, me arranjar, arranjar me, me arruma, me da, dar me, dei me, me arranja, numero em que, numero onde, me
    coloca em contato com, marcar uma chamada com, agendar uma chamada com, agendar uma ligacao com, telefone onde, telefone em que,
    numero que, numero onde, numero para falar com, ajuda de, ajuda dum, linha com, resposta de, reclamar com, reclamar a, conselho de,
    contactar o, contactar a, contatar o, contactar, contatar, onde encontro, onde posso encontrar, iniciar chat com, acompanhado por,
    acompanhada por, guiado por, tratado por, verificado por, revisto por, me liguem ao, passe este chat para, passar este chat para,
    transfira este chat para, conectem com, conecte com, conversar com um dos, posso conversar com, onde esta o, onde esta a, onde estao
    os, ponham um, ponha um, pergunta para um dos, pergunta para um, pergunta para alguem, escrever a um, mandar mensagem a`,
  want: `quero, queria, gostaria de ter, preciso de, preciso, prefiro, de me, me de, preferia, gostaria de, desejo, procuro, posso ter,
    contactar`,
  after: `com quem eu possa falar, com quem possa falar, com quem falar, com quem posso falar, com quem eu posso falar, me pode ligar,
    pode me ligar, possa ligar, me ligue, poderia me ligar, me poderia ligar, me atenda, assumir, entrar em contacto comigo, entrar em
    contato comigo, contactar me, me contactar, me contatar, responder me, me responder, me responda, ajudar me, me ajudar, me ajude,
    atender me, me atender, ligar me, me ligar, intervir, entrar na conversa, olhar o meu, ver o meu, disponivel, com quem, a quem, pra
    falar, para falar, que me atenda, olhada, dar uma olhada, ver isto, ver isso, verificar, analisar, atenda, atende, atender, responda,
    responder, ligue me, tratar disto, tratar disso, resolver, entrar em contacto, entrar em contato, escrever me`,
  lead: `ha, tem, que, se, quero, existe, um, uma, alguma, algum, posso, poderia, pode, podem, gostaria que, preciso que, quero que,
    prefiro que, como, tem como, teria, voces tem, e possivel, haveria, haver, poderiam, seria possivel, numero em que, queria que`,
  whole: `ha uma pessoa real, tem uma pessoa real, ha um humano, tem um humano, ha alguma pessoa, tem alguma pessoa, podem ligar me,
    liguem me, ligue me, me liga, me ligue, me liguem, alguem pode me ligar, alguem me pode ligar, pode me ligar, podem me ligar, alguem
    poderia me ligar, ligar me de volta, retornem a chamada, alguem me contactasse, alguem me contactar, alguem me ligasse, funcionario
    pode ligar me, funcionario me ligar, alguem real com quem, alguem com quem conversar, a quem me posso dirigir, a quem posso me
    dirigir, a quem me dirijo, a quem recorro, com quem posso falar, com quem falo, com quem eu falo, alguem com quem, uma pessoa com
    quem, podem ligar, pode ligar me, ligar de volta, me retornem, me retorna, retornar a ligacao, peco que me liguem, pedir que me
    liguem, tem alguem ai, alguem ai, alguem aqui, me chama alguem, alguem pode ligar me, podem … me ligar, pode … me ligar, podem … ligar
    me, poderiam … me ligar, podiam … ligar me, alguem … me ligar, alguem … ligar me, que … me liguem, que … me ligue, escalar o meu,
    escale o meu, a quem … me dirigir, a quem … dirigir me, podemos falar, poderiamos falar, podemos conversar, falar por telefone, falar
    ao telefone, falar pelo telefone, podemos nos falar, um humano trate, uma pessoa trate, que um humano, que uma pessoa, que me
    ligassem, que me ligasse, que me contacte, que me contactem, que me contate, ser contactado, verificar pessoalmente, atender a minha
    chamada, atender minha ligacao, atender minha chamada, parem o bot, pare o bot, para o bot, desliguem o bot, desliga o bot, desativem
    o bot`,
  machine: `robo, robos, robot, bot, bots, chatbot, maquina, computador, ia, respostas automaticas, resposta automatica, mensagens
    automaticas`,
  not: `nao quero, nao preciso, nao preciso de, sem, nao, cansado de, cansada de, farto de, farta de, chega de, nenhum, nenhuma, nada de`,
  ordinary: `como contacto o apoio, como contacto o suporte, tenho de, tenho que, estou a falar, estou falando, voce e, es, quantas,
    quantos, e preciso, devo, e necessario, meu chefe, meu colega, meu gerente, meus clientes, me disse, me falou, ontem, na semana
    passada, semana passada, horario, na fotografia, na foto, acrescento, acrescentar, adicionar, outra pessoa, quem e o, comissao`,
  around: `por favor, porfavor, obrigado, obrigada, ola, oi, agora, ja, so, sim, nao, com, urgente, se faz favor, pfv, pf, vlw, obg, faz
    favor, sff`,
  fails: `chega de, farto de, farta de, cansado de, cansada de, complicado demais para, complexo demais para, dificil demais para,
    demasiado complicado para, demasiado complexo para, muito complicado para, inutil, nao serve, nao entende, nao me entende, nao
    percebe, nao ajuda, nao me ajuda, alem de, alem do, fora o, que nao seja, em vez de, em vez do, ao inves de, nao basta, nao resolve,
    nao confio, nao me consegue ajudar, nao consegue ajudar, nao pode ajudar, nao pode me ajudar, nao me pode ajudar, nao vai resolver,
    tire me deste, me tire deste, me tira desse, sair deste, nao sabe`,
  present: `tem alguem, ha alguem, esta ai alguem, esta alguem, alguem, ha algum humano, tem algum humano, tem gente, ha gente, ha
    pessoas, existe alguem, algum colega, algum dos seus colegas, algum atendente, algum consultor, tem algum atendente, tem algum colega,
    algum de voces esta, alguem de voces esta, aqui respondem, respondem, aqui responde, o suporte esta, o vosso suporte esta, o seu
    suporte esta, a equipa esta, o atendimento esta`,
  here: `ai, aqui, real, em linha, online, humano, de verdade, por tras, disponivel, vivo, que me ajude, que me atenda, do outro lado,
    para atender, agora, hoje, por ai, por aqui, que responda, livre, esta livre, disponivel, esta disponivel, seu, pessoas reais,
    pessoas, pessoas de verdade, humanos, competente, capaz, disponivel agora, contactavel, ativo`,
  passes: `encaminhar, encaminhe, encaminhem, encaminha, reencaminhar, passar, passe, passem, enviar, envie, enviem, transferir,
    transfira, transfiram, repassar, repasse, direcionar, remeter, transmitir, escalar, encaminhar o, encaminhar a, passar o`,
  helped: `pode me ajudar, pode ajudar me, me pode ajudar, poderia me ajudar, podia ajudar me, pode me atender, pode atender me, pode me
    responder, pode responder me, pode me explicar, pode me orientar`,
  talks: `ajudar, ajude, ajuda, falar, falo, fale, ligar, ligue, telefonar, conversar, responder, responda, aconselhar, conselho, ver
    isto, ver isso, verificar, contactar, contatar, reclamar, explicar, atender, atenda, discutir, discuto, tratar, escrever, resolver,
    esclarecer, orientar, pessoalmente, trate, contacte`,
  us: `me, nos, eu, quero, queria, gostaria, preciso, prefiro, posso, podemos, comigo, connosco, discuto, ver isto, ver isso,
    pessoalmente, peco`,
  please: `por favor, pfv, faz favor, obrigado, obrigada`,
}
