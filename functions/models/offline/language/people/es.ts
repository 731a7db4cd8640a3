import type { PersonWords } from './person-words.ts'

export const es: PersonWords = {
  language: 'es',
  person: `ser humano, humano, humana, persona real, persona de verdad, persona, agente humano, asesor, asesora, operador, operadora,
    representante, persona de carne y hueso, alguien del personal, alguien del equipo, alguien de su equipo, alguien de vuestro equipo,
    alguien de verdad, alguien real, alguien humano, miembro del equipo, alguien que sepa, alguien que entienda, consejo personal,
    asesoramiento personal, asesoramiento personalizado, atencion personal, atencion personalizada, trato personal, alguien competente,
    alguien con conocimientos, alguien al telefono, alguien por telefono, respuesta de una persona, respuesta humana, respuesta de un
    humano`,
  staff: `alguien, agente, empleado, empleada, encargado, encargada, equipo, atencion al cliente, servicio al cliente, soporte,
    responsable, comercial, companero, companera, tecnico, gerente, supervisor, personal, ejecutivo, vendedor, miembro del equipo,
    departamento de ventas, departamento de atencion, jefe, jefa, departamento, departamento correspondiente, facturacion, alguien de
    facturacion, asesores, agentes, especialista, experto, encargados, supervisora, colega, directora, director, atencion, servicio
    tecnico, companeros, ventas, area, area correspondiente, recepcion, dependiente, empleados, expertos, oficina, centralita, doctora,
    doctor, enfermera, encargado del edificio, casero, administrador, alguien de ventas, alguno de ustedes, uno de ustedes, alguno de
    vosotros, alguien de ustedes, su gente, vuestra gente, gente real, gente de verdad, superior, departamento comercial, personas reales,
    contable, ingeniero, direccion, abogado, sus empleados, gerencia, administracion, secretaria, alguien mas, quien mas, encargado de la
    tienda, soporte tecnico, otra persona del equipo`,
  called: `agente, atencion al cliente, responsable, alguien, asesoria, soporte humano, soporte, encargado, supervisor, gerente, llamame,
    llameme, transfierame, transfiereme, paseme, comuniqueme, pongame con alguien, quiero hablar, quisiera hablar, necesito hablar, me
    gustaria hablar, contactar agente, contactar asesor, atencion humana, atencion personal, ayuda humana, representante humano, agente de
    soporte, asesor humano`,
  between: `un, una, el, la, los, las, al, a, de, del, vuestro, su, tu, sus, verdadera, verdadero, real, verdad, otra, otro, algun,
    alguna, con, ser, vuestros, suyo, suya, uno, uno de, una de, su equipo, vuestro equipo, tu equipo, de su, correspondiente, humano,
    humana, cualquier, miembro, directamente, mejor, usted, ustedes, de ustedes, por, favor`,
  reach: `como hablo con, donde hablo con, hablar con, hablar a, hablarle a, conversar con, chatear con, contactar con, contactarme con,
    comunicarme con, comunicar con, comunicarse con, comuniqueme con, comuniquenme con, comunicame con, en contacto con, ponganme con,
    pongame con, ponme con, ponerme con, pasame, paseme, paseme con, paseme a, pasame con, pasame a, pasenme con, transferirme a,
    transferirme con, transfierame a, transfiereme a, transfierame con, conectarme con, conectame con, conecteme con, que me atienda,
    atendido por, llamada de, charlar con, platicar con, derivame a, deriveme a, escribir a, escribirme con, tratar esto con, tratarlo
    con, resolver esto con, resolverlo con, hablarlo con, hablar directamente con, contacto con, contactar a, comunicarme a, comuniqueme
    a, comuniqueme al, transfierame al, transfierame, transfiereme al, transfiereme, transferir a, paseme al, pasame al, pasar con, pasar
    a, me pasa con, me puede pasar con, me puede pasar a, me pueda pasar con, puede pasarme con, puede pasarme a, pueden pasarme con, me
    comunica con, me puede comunicar con, puede comunicarme con, pueden comunicarme con, me puede conectar con, puede conectarme con,
    pueden conectarme con, conversacion con, derivar a, derivarme a, ver esto con, verlo con, consultar con, consultarlo con, discutirlo
    con, comentarlo con, comentar esto con, atendida por, ayudado por, ayudada por, atencion de, atencion por, me atienda, me atiendan,
    dejeme hablar con, dejame hablar con, quiero hablar con, trato con, tratar con, con quien hablo si no es, llamar a, llamada con,
    llamada telefonica con, videollamada con, buscar a, buscarme a, buscarme, darme, pasarme, pasarme con, me puede poner con, me pueden
    poner con, me puedes buscar a, deme, dame, numero donde, quisiera que me atendiera, que me atiendan, que me llame, cita telefonica
    con, llamada de telefono con, telefono donde, telefono en el que, telefono al que, linea donde, numero en el que, ayuda de, ayuda por
    parte de, respuesta de, linea con, quejarme ante, quejarme a, quejarme con, localizar a, consejo de, que me contacte, que me escriba,
    que me responda, chat con, contactar, donde encuentro a, donde puedo encontrar a, iniciar chat con, acompanado por, acompanada por,
    guiado por, revisado por, gestionado por, llevado por, conecten con, conecte con, conectes con, pase este chat a, pasar este chat a,
    pasen este chat a, transfiera este chat a, escribir mejor a, poner con, donde esta el, donde esta la, donde estan los, pongan a, ponga
    a, pregunta para uno de, pregunta para un, pregunta para alguien, escribirle a, escribir a un, mandar un mensaje a`,
  want: `quiero, quisiera, necesito, prefiero, me gustaria, deme, dame, busco, preferiria, contactar`,
  after: `con quien hablar, con quien pueda hablar, con quien puedo hablar, con la que hablar, con el que hablar, pueda llamarme, puede
    llamarme, me llame, me atienda, me puede llamar, que me ayude, hacerse cargo, se haga cargo, ponerse en contacto conmigo, se ponga en
    contacto conmigo, contactarme, contactar conmigo, que me atienda, atenderme, me responda, responderme, ayudarme, me ayude, me
    contacte, intervenir, intervenga, revisar mi, vea mi, mire mi, pueda hablar, pueda ayudarme, disponible para, con quien, con el que,
    con la que, revisarlo, revisar, revisarla, mirar, mirarlo, echar un vistazo, echarle un vistazo, conteste, contesta, contestar,
    atienda, atender, atiende, llamarme, llame, ayude, responda, responder, encargarse, ver mi, escribirme, me escribiera, me llamara`,
  lead: `hay, que, puede, si, quiero, necesito, podria, un, una, algun, existe, tiene, tienen, quisiera que, quiero que, necesito que,
    prefiero que, pueden, me gustaria que, que me, solicito, podrian, seria posible, es posible, numero donde`,
  whole: `hay una persona real, hay una persona ahi, hay un humano, hay algun humano, hay alguna persona, me puede llamar alguien, puede
    llamarme alguien, me podria llamar alguien, podria llamarme alguien, alguien me llame, llamenme, llameme al, llamame al, llameme por,
    llamame por, llameme hoy, llamame hoy, llameme cuando, llamame cuando, llameme lo antes, llamame lo antes, llamame luego, llameme a
    las, llamame a las, llamame manana, llameme manana, me pueden llamar, pueden llamarme, quiero que me llamen, devuelvanme la llamada,
    me llamen, que me llame alguien, me puede llamar un empleado, alguien real con quien, alguien con quien chatear, alguien con quien
    hablar, a quien puedo dirigirme, a quien me dirijo, a quien debo dirigirme, con quien puedo hablar, con quien hablo para, con quien
    puedo comunicarme, a quien puedo llamar, me llaman, que me llamen, me podrian llamar, podrian llamarme, devolverme la llamada, me
    devuelvan la llamada, comunicame con, comuniqueme con, comuniquenme con, pongame con, pongame al, pongame a la, paseme al, me puede
    contactar alguien, con quien podria, con quien puedo tratar, con quien lo puedo, que alguien me llame, me puede … llamar, me pueden …
    llamar, me podrian … llamar, pueden … llamarme, podrian … llamarme, podeis … llamarme, me podeis … llamar, que … me llame, quiero …
    llamada de vuelta, escalen, escalar mi caso, escale mi, podemos hablar, podriamos hablar, podemos llamarnos, hablar por telefono,
    hablarlo por telefono, hablar por llamada, que un humano, que una persona, devuelvan la llamada, me contacte un, me contacte una, en
    persona por alguien, ser contactado, ser llamado, a quien me puedo dirigir, a quien … dirigirme, a quien … dirigir, a quien … acudir,
    con quien … hablar, tomar mi llamada, atender mi llamada, coger mi llamada, contestar mi llamada, devolver la llamada, paren el bot,
    pare el bot, para el bot, apaguen el bot, apaga el bot, desactiven el bot`,
  machine: 'robot, robots, bot, bots, chatbot, maquina, maquinas, ordenador, computadora, ia, respuestas automaticas',
  not: `no quiero, no necesito, sin, no hace falta, no, basta de, harto de, harta de, cansado de, cansada de, nada de, ningun, ninguna, no
    quiero mas, basta de`,
  ordinary: `como contacto con atencion, como contactar con atencion, tengo que, hay que, estoy hablando, eres, es usted, cuantas,
    cuantos, debo, es necesario, mi jefe, mi companero, mi gerente, mis clientes, me dijo, me hablo, ayer, la semana pasada, horario, de
    la foto, anado, anadir, otra persona, quien es el, comision`,
  around: `por favor, porfavor, porfa, gracias, hola, ahora, ya, solo, si, no, con, urgente, pls, plis, porfis`,
  fails: `harto de, harto del, harta de, harta del, cansado de, cansada de, complicado para, compleja para, complejo para, complicada
    para, dificil para, inutil, no sirve, no me sirve, no entiende, no me entiende, no ayuda, no me ayuda, aparte de, aparte del, ademas
    de, que no sea, en lugar de, en vez de, basta de, no basta, no puede con, no confio, no puede ayudarme, no me puede ayudar, no pueda
    ayudarme, no va a poder, no resuelve, no lo resuelve, saqueme de, sacame de, salir de, no sabe, no puede resolver`,
  present: `hay alguien, hay algun humano, hay alguna persona, hay gente, alguien, hay personas, esta alguien, habra alguien, no hay
    nadie, hay alguno, esta libre alguno, esta libre algun, esta disponible algun, esta disponible alguno, tienen a alguien, tiene a
    alguien, alguno de ustedes esta, alguno de vosotros esta, aqui contestan, aqui responden, contestan, responden, aqui escriben, esta en
    linea alguno, su soporte esta, esta su soporte, su equipo esta, esta disponible su, la atencion al cliente esta, esta el soporte`,
  here: `ahi, aqui, alli, real, reales, en linea, conectado, humano, de verdad, detras, disponible, vivo, que me ayude, que atienda, al
    otro lado, que me atienda, ahora, hoy, por ahi, por aqui, que responda, libre, de sus companeros, de sus colegas, personas reales,
    personas, personas de verdad, humanos, competente, capacitado, disponible ahora, localizable, activo, soporte, equipo`,
  passes: `remitir, remita, remitan, reenviar, reenvie, pasar, pase, pasen, trasladar, traslade, trasladen, derivar, derive, enviar,
    envie, envien, transferir, transfiera, escalar, escale, elevar, comunicar`,
  helped: `me puede ayudar, me pueden ayudar, me podria ayudar, puede ayudarme, podria ayudarme, me puede atender, puede atenderme, me
    podria atender, me puede responder, puede responderme, me puede contestar, me puede explicar, me puede asesorar`,
  talks: `ayudar, ayude, ayuda, hablar, hablo, hable, llamar, llame, llamarme, llamarnos, ayudarme, atenderme, telefonear, chatear,
    responder, responda, contestar, conteste, asesorar, asesore, consejo, verlo, revisarlo, contactar, localizar, quejarme, explicar,
    explique, atender, atienda, atiendan, consultar, tratar, discutir, discuto, escribir, escribirme, comunicarme, resolver, verificar,
    comprobar, revisar, ocupe, contacte, en persona`,
  us: `me, nos, yo, quiero, quisiera, necesito, prefiero, gustaria, puedo, podemos, llamarnos, llamarme, verlo, discuto, hablo`,
  please: `por favor, porfa, porfavor, pls`,
}
