/** What is said first where someone may be in danger. Plain values without imports, because the client uses them too. */
export const HELP_TITLE = "If you, or someone near you, may be in danger";
export const HELP_STEPS = [
  { call: "Call the emergency number where you are.", how: "Now, before you read on." },
  { call: "Call someone you trust.", how: "A doctor, a friend, your pastor: say plainly what is happening." },
  { call: "Stay with a person,", how: "where you are safe. If someone else is in danger, do not leave them alone." },
] as const;
