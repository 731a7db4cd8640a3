import type { PersonWords } from './person-words.ts'

export const en: PersonWords = {
  language: 'en',
  person: `human being, human agent, human help, human support, human, real person, live person, actual person, person, live agent, live
    support, representative, operator, member of staff, member of your team, someone real, someone from your team, somebody from your
    team, anyone from your team, someone from the team, somebody from the team, someone from staff, real employee, human being please,
    living person, flesh and blood, someone who can actually, someone who actually, someone who really, someone who knows, someone who
    understands, somebody who can actually, somebody who actually, somebody who knows, somebody who understands, someone competent,
    somebody competent, personal advice, personal consultation, personal support, personal assistance, individual advice, someone from
    accounts, someone from sales, someone from support, someone in support, someone in sales, someone on your side, someone from your
    side, someone on the phone, somebody on the phone, anyone on the phone, someone else to talk to, human answer, answer from a person,
    answer from a human`,
  staff: `someone, somebody, anyone, anybody, agent, rep, staff, employee, adviser, advisor, manager, supervisor, colleague, colleagues,
    team, support, customer service, customer support, customer care, sales, teammate, consultant, specialist, expert, real one, people,
    member of the team, whoever, anybody from the shop, boss, team member, department, person in charge, someone in charge, billing,
    accounting, supervisors, advisers, advisors, agents, representatives, specialists, experts, employees, humans, service desk, help
    desk, helpdesk, technical service, reception, receptionist, front desk, back office, technical department, technician, office, owner,
    human team, complaints department, case handler, clerk, nurse, nurses, doctor, coordinator, receptionists, landlord, caretaker, team
    lead, one of you, your people, one of your people, accounts, accountant, superior, supervisor of yours, management, engineer,
    executive, owner of the shop, director, lawyer, salesperson, salesman, mechanic, someone else, anyone else, somebody else, who else,
    agent of yours, store manager, shop manager, in person, crew, lady from the, gentleman from the, guy from the, team of yours, women
    from the`,
  called: `agent, rep, customer service, customer support, someone, manager, supervisor, transfer me, put me through, connect me, forward
    me, i want to talk, i would like to talk, i d like to talk, i need to talk, i want to speak, i need to speak, let s talk, i would like
    to speak, i d like to speak, customer care, human assistance, human help, can i get customer care, customer support team, customer
    service representative, support agent, support person, live chat agent, service agent`,
  between: `a, an, the, any, some, one, of, real, live, actual, living, your, our, human, from, to, with, on, in, please, directly, your
    support, one of your, another, someone, right, responsible, actual live, senior, different, colleague, of your team, chat, over`,
  reach: `right person to speak to, right person to talk to, speak to, speak with, talk to, talk with, chat to, chat with, write to,
    message with, be connected to, be connected with, connect me to, connect me with, connect me, connect us with, get connected to,
    transfer me to, transfer me, transfer this to, transferred to, put me through to, put me on to, put me in touch with, get in touch
    with, pass me to, pass me on to, pass this to, hand me over to, hand me to, hand over to, escalate to, escalate this to, escalate it
    to, forward me to, switch me to, switch to, route me to, redirect me to, get me, find me, get through to, get hold of, rather have,
    bring in, conversation with, call from, callback from, discuss this with, discuss it with, discuss with, sort this out with, deal with
    this with, contact, hand this chat over to, hand this over to, hand this chat to, hand me off to, served by, helped by, assisted by,
    answered by, go over this with, go through this with, talk this over with, talk it over with, a word with, speak directly to, speak
    directly with, talk directly to, talk directly with, i need to reach, how do i reach, how can i reach, want to reach, let me reach,
    link me to, link me with, direct me to, refer me to, bring me, pull in, loop in, involve, escalated to, escalation to, prefer to deal
    with, deal with, come through to, speaking to, speaking with, talking to, talking with, call with, phone call with, video call with,
    pass me over to, pass me along to, put me over to, put me to, send me to, send me over to, connect me 2, talk 2, speak 2, chat 2, can
    t you just get me, can you get me, could you get me, can you find me, could you find me, fetch me, summon, page, raise this with,
    raise this to, take this up with, direct line to, number where, number to reach, where can i reach, where do i reach, let me through
    to, reach out to, get on the phone with, on the line with, back and forth with, patch me through to, patch me in to, discussing it
    with, discussing this with, discussing that with, talking it over with, quick call with, a call with, call with your, a chat with
    your, a word with your, i could get, could i just get, can we get, could we get, may i get, give me one of, give me someone from, live
    chat with, forward me on to, hand me off, number where, phone number where, put a human, let me deal with, hotline with, phone line
    with, line with, help from, assistance from, advice from, support from, hear from, answer from, complain to, connect to, put your, let
    me talk with, let me talk to, let me speak with, let me speak to, chat w, let somebody from, let someone from, where do i find, where
    can i find, handled by, looked at by, looked after by, reviewed by, checked by, dealt with by, taken care of by, need one of your,
    want one of your, like one of your, talk about this with, get customer, can i get customer, get support from, connected with,
    connected to, email, written to by, transfer this chat to, move me to, move this chat to, who can connect me with, get me to, let me
    chat with, talk in person with, call me from, have the, could you have, can you have, can you ask, could you ask, where s the, where
    is the, where are the, put a, question for one of your, question for your, question to one of your, question for somebody, question
    for someone, ask one of your, write to a, message a`,
  elsewhere: 'to, for, who, per',
  want: `i want, i need, i would like, i d like, id like, i d prefer, i would prefer, i prefer, give me, get me, can i have, can i get,
    could i have, let me have, want to have, send me, asking for, reach a, contact a, get to a, get through to a, i demand, need help
    from, want help from`,
  after: `i can talk to, i can speak to, i can speak with, i can talk with, i can chat with, i could talk to, i could speak to, to talk
    to, to speak to, to talk with, to speak with, available to talk, available to chat, i could speak with, i could talk with, call me,
    contact me, phone me, ring me, get back to me, reach out to me, to help me, to assist me, to chat, around to chat, help me instead,
    help me, take over, take this over, look at my, look at this, look into my, look into this, get in touch with me, be in touch with me,
    give me a call, answer me, respond to me, reply to me, handle this, deal with this, step in, join this chat, join the chat, jump in,
    serve me, i should talk to, i should speak to, to speak to about, to talk to about, around, available, there to help, have a look,
    take a look, check it, check this, check my, review my, review this, answers, answer the phone, look at it, look over, go through it,
    sort it out, sort this out, text me, see to this, see to it, follow up, come on the line, come on here, come online, read this, reply,
    get back, write back`,
  lead: `is there, have, can, could, let, need, want, is, get, please have, would, will, may, for, who is, could we, let a, have a, get a,
    number where, could someone, can someone, would someone, is anyone, is anybody, are there, any chance, possible for`,
  whole: `is there a real person, is there a real human, is there a human, is there a live person, is there a live agent, a real person
    help, a human help, a real human help, any humans here, any human here, call me back, please call me, phone me back, ring me back,
    give me a call, request a callback, i want a callback, i would like a callback, someone call me, talk to your team, speak to your
    team, who do i speak to, who do i talk to, who can i talk to, who can i speak with, who can i contact about, who should i contact
    about, who should i talk to, who should i speak to, get a human on, a human on this, get back to me by phone, call me on, call me at,
    please escalate, escalate this, escalate my, i want to escalate, need to escalate, can … ring me, could … ring me, would … ring me,
    can … call me back, could … call me back, could … phone me, can … phone me, please … ring me, request … callback, want … callback,
    like … callback, arrange … callback, who can … sort this out with, can i … human, can we talk, can we speak, can we have a call, can
    we phone, could we talk, could we speak, talk on the phone, talk over the phone, speak on the phone, speak over the phone, be rung
    back, be called back, be phoned back, be contacted by, to be called, i want to talk to them, i want to speak to them, i want to speak
    to him, need your experts, one of your experts, someone by phone, somebody by phone, anyone by phone, a human about, a person about,
    have a callback, get a callback, take my call, pick up my call, answer my call, stop the bot, end the bot, turn off the bot, switch
    off the bot, bot off, disable the bot, human in this, human here`,
  machine: `bot, bots, chatbot, chatbots, robot, robots, machine, machines, computer, ai, automated answers, automatic answers, automated
    replies, automatic replies, automated messages`,
  not: `no, not, don t want, dont want, do not want, don t need, dont need, do not need, no need, no need for, without, tired of, sick of,
    stop, rather not, instead of, don t have, dont have, hate, don t like, no more, never, won t, will not`,
  ordinary: `how do i contact customer, how can i contact customer, am i talking, am i speaking, am i chatting, are you, is this a, do you
    talk, do i have to, do i need, do we need, do we have to, must i, should i, need to talk to someone before, who is the, on sunday, on
    sundays, in the office, should people, my guests, my customers, my manager, my boss, last week, yesterday, told me, spoke to, talked
    to, on the picture, in the picture, in the photo, add a person, commission`,
  around: `please, pls, plz, now, hi, hello, hey, thanks, thank you, just, give me, get me, ok, asap, immediately, to, stop, yes, another,
    no, thx, ty, pleeease`,
  fails: `useless, stupid, dumb, annoying, hopeless, rubbish, enough of, too complicated for, too complex for, too hard for, too difficult
    for, more than, beyond, fed up with, done with, besides, except, apart from, other than, sucks, is no help, isn t helping, is not
    helping, not helping, doesn t help, doesn t understand, does not understand, can t help, cannot help, doesn t get it, rather than, don
    t trust, can t sort, can t answer, going nowhere with, getting nowhere with, wasting my time, can help, could help, cannot solve, can
    t solve, can t do this, out of, get me out of, isn t able, not able, is not able, away from`,
  present: `is anyone, is anybody, is someone, is somebody, is there anyone, is there anybody, is there someone, is there somebody, is
    there any human, are there any humans, are there humans, are there any people, any humans, any people,
    someone, any human, is a colleague, is one of your colleagues, is any of your colleagues, is one of you, does anyone, does somebody,
    anyone from the team, anyone from your team, is anyone from, is somebody from, any staff, any agents, any agent, are there agents, is
    an agent, are any of you, is one of your people, is the team, is your team, does a real person, do real people, do humans, does a
    human, any real person, is your support team, is your support, is support, anyone available, is your customer service, are your agents`,
  here: `there, here, actually, really, real, human, online, around, alive, at all, out there, home, listening, available, who can help,
    to help, please, else, else here, behind this, on the other end, awake, working, today, at the moment, right now, now, free, of yours,
    have time, from your team, has time, ever, answer, answer here, reply, in this chat, this chat, in here, chatting, write, reachable,
    to take my call, to talk, to talk to, to chat, to speak to, free now, on duty`,
  passes: `forward, pass, send, escalate, relay, refer, hand, transfer, route, redirect, bring, raise, submit, report`,
  talks: `help, assistance, assist, talk, talking, speak, speaking, call, ring, phone, chat, discuss, answer, reply, respond, advise,
    advice, look into, look at, contact, complain, explain, reach, consult, deal with, take over, take care of, handle, get in touch, have
    a word, hear from, message, check, verify, email, mail, write back, get back`,
  us: `i, me, us, we`,
  please: `please, pls, plz`,
}
