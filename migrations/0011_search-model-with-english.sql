-- A model of an earlier version lacks the words of English and the answers' centres and passages. The next start loads the content again, with a new one.
DELETE FROM `search_models`;
